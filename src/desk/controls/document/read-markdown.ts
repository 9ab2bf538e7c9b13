import { getSchema, type JSONContent } from "@tiptap/core";
import { MarkdownParser, type ParseSpec } from "prosemirror-markdown";
import { ARTICLE_MARKDOWN } from "#content/article-markdown.ts";
import { BODY_EXTENSIONS } from "./body-schema.ts";

type Token = Parameters<NonNullable<ParseSpec["getAttrs"]>>[0];

/** A tight list's paragraphs are hidden. */
const isLoose = (tokens: readonly Token[], index: number) =>
  tokens.slice(index).find(({ type }) => type === "paragraph_open")?.hidden === false;

const PARSER = new MarkdownParser(getSchema(BODY_EXTENSIONS), ARTICLE_MARKDOWN, {
  paragraph: { block: "paragraph" },
  heading: { block: "heading", getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  hr: { node: "horizontalRule" },
  blockquote: { block: "blockquote" },
  code_block: { block: "codeBlock" },
  fence: {
    block: "codeBlock",
    getAttrs: ({ info }) => {
      const [language] = ARTICLE_MARKDOWN.utils.unescapeAll(info).trim().split(/\s/, 1);
      return { language: language || null };
    },
  },
  bullet_list: {
    block: "bulletList",
    getAttrs: (_, tokens, index) => ({ isLoose: isLoose(tokens, index) }),
  },
  ordered_list: {
    block: "orderedList",
    getAttrs: (token, tokens, index) => ({
      start: Number(token.attrGet("start") ?? 1),
      isLoose: isLoose(tokens, index),
    }),
  },
  list_item: { block: "listItem" },
  em: { mark: "italic" },
  strong: { mark: "bold" },
  code_inline: { mark: "code" },
  link: {
    mark: "link",
    getAttrs: (token) => ({ href: token.attrGet("href"), title: token.attrGet("title") }),
  },
  image: {
    node: "image",
    getAttrs: (token) => {
      return { src: token.attrGet("src"), alt: token.content, title: token.attrGet("title") };
    },
  },
  hardbreak: { node: "hardBreak" },
  softbreak: { mark: "lineEnd", noCloseToken: true },
});

export const readMarkdown = (markdown: string): JSONContent => PARSER.parse(markdown).toJSON();
