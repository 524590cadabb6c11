import { expect, test } from "vitest";
import { anchors } from "../../app/content/navigation";
import { homeContents, serviceContents } from "../contents";
import { kinship, topicsOf } from "../words";
import { read, textOf } from "./built-site";

test.each(serviceContents)(
  "$page.path: cards, reviews, list, emergency and reasons, in this order",
  async (content) => {
    const main = (await read(content.page.path)).querySelector("main");
    const headings = Array.from(main?.querySelectorAll("h1, h2, h3") ?? [], textOf);
    const { hero, cardsTitle, reviews, list, emergency, reasonsTitle } = content;
    const order = [hero.title, cardsTitle, reviews.title, list.title, emergency.title, reasonsTitle];
    expect(
      headings.filter((heading) => order.includes(heading)),
      "the order of app/pages/service-page.tsx",
    ).toEqual(order);
  },
);

test.each(homeContents)("$page.path: cards, further services, steps and emergency, in this order", async (content) => {
  const section = (await read(content.page.path)).getElementById(anchors.services);
  const headings = Array.from(section?.querySelectorAll("h2, h3") ?? [], textOf);
  const { title, cards, additionalTitle, steps, emergency } = content.services;
  const order = [title, ...cards.map((card) => card.title), additionalTitle, steps.title, emergency.title];
  expect(
    headings.filter((heading) => order.includes(heading)),
    "the order of app/sections/services.tsx",
  ).toEqual(order);
});

test("hidden headings name the sections that follow, in their order", async () => {
  for (const { page, hiddenHeadings } of homeContents) {
    if (!hiddenHeadings) continue;
    const sections = Array.from((await read(page.path)).querySelectorAll("main section[id]"), (section) => ({
      id: section.id,
      topics: topicsOf(section.id, ...Array.from(section.querySelectorAll("h2, h3, h4"), textOf)),
    }));
    const all = sections.map(({ topics }) => topics);
    const named = hiddenHeadings.sections.map((heading) => {
      const near = all.map((topics) => kinship(topicsOf(heading), topics, all));
      expect(Math.max(...near), `"${heading}" shares no word with the headings of any section`).toBeGreaterThan(0);
      return near.indexOf(Math.max(...near));
    });
    expect(
      named.map((index) => sections[index]?.id),
      `hiddenHeadings.sections of ${page.path}: the sections that they speak of`,
    ).toEqual(named.toSorted((a, b) => a - b).map((index) => sections[index]?.id));
    expect(new Set(named).size, "every section has its heading").toBe(sections.length);
  }
});
