import { expect, test } from "vitest";
import { messages } from "../../app/content/messages";
import type { MessageTopic, Subject } from "../../app/content/schema";
import { homeContents, serviceContents } from "../contents";

const topics = new Map(Object.entries(messages).map(([topic, text]) => [text, topic as MessageTopic]));

test("the messages differ", () => {
  expect(topics.size).toBe(Object.keys(messages).length);
});

/** @returns every message of a content object, however deep */
function messagesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (field === "message" ? [part] : messagesOf(part)));
}

test("each part of a page has a message of its own", () => {
  for (const all of [...homeContents, ...serviceContents].map(messagesOf))
    expect(all.filter((message, index) => all.indexOf(message) < index)).toEqual([]);
});

test.each(homeContents)("the first screen of $page.path opens the urgent chat", ({ page }) => {
  expect(topics.get(page.message) ?? "urgent").toBe("urgent");
});

test.each(homeContents)("each card of $page.path opens the chat of its subject, and leads to its page", (content) => {
  for (const { title, about, message, more } of content.services.cards) {
    expectChatAbout(about, message);
    const led = serviceContents.find(({ page }) => page.path === more?.to);
    expect(led?.reviews.about ?? about, title).toBe(about);
  }
});

test.each(serviceContents)("every part of $page.path opens a chat of the page's subject", (content) => {
  const { about } = content.reviews;
  for (const card of content.cards) expect(card.about, card.title).toBe(about);
  for (const { message } of [content.page, ...content.cards, content.list.note]) expectChatAbout(about, message);
});

/** A message is the subject's shared one, or one of the part's own. */
function expectChatAbout(subject: Subject, message: string): void {
  expect(topics.get(message) ?? subject, message).toBe(subject);
}
