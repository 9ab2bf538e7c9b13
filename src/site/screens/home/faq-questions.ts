import { m } from "#language/paraglide/messages.js";

/** What people ask before they come: reservations, payment, dress and more (rule 3.1). */
export const FAQ_QUESTIONS = [
  { question: m.home_faq_1_question, answer: m.home_faq_1_answer },
  { question: m.home_faq_2_question, answer: m.home_faq_2_answer },
  { question: m.home_faq_3_question, answer: m.home_faq_3_answer },
  { question: m.home_faq_4_question, answer: m.home_faq_4_answer },
  { question: m.home_faq_5_question, answer: m.home_faq_5_answer },
  { question: m.home_faq_6_question, answer: m.home_faq_6_answer },
  { question: m.home_faq_7_question, answer: m.home_faq_7_answer },
];
