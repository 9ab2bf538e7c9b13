import type { ReactNode } from "react";
import type { Language } from "#language/languages.ts";

const DRAWINGS: Record<Language, ReactNode> = {
  pt: (
    <>
      <path fill="#1b7a43" d="M0 0h30v20H0z" />
      <path fill="#f2c230" d="m15 2.5 12 7.5-12 7.5L3 10z" />
      <circle cx="15" cy="10" r="4.2" fill="#20376e" />
    </>
  ),
  en: (
    <>
      <path fill="#20376e" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c2243a" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path fill="#fff" d="M11.5 0h7v20h-7zM0 6.5h30v7H0z" />
      <path fill="#c2243a" d="M13 0h4v20h-4zM0 8h30v4H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#b32330" d="M0 0h30v20H0z" />
      <path fill="#f0bf32" d="M0 5h30v10H0z" />
    </>
  ),
};

/** The flag beside a language's name, hidden from screen readers. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg viewBox="0 0 30 20" className="h-3.5 w-5 shrink-0 rounded-[1px]" aria-hidden="true">
      {DRAWINGS[language]}
    </svg>
  );
}
