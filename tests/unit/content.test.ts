import { expect, it } from "vitest";
import { reviews } from "../../app/content/reviews";
import type { Subject } from "../../app/content/schema";
import { initialsOf } from "../../app/formats/words";
import { reviewsAbout } from "../../app/sections/service-reviews";

it.each([
  ["Patrícia Nunes", "PN"],
  ["Igor", "I"],
  ["Sr. Antônio Wanderley", "AW"],
  ["Maria das Dores da Silva", "MS"],
  ["éverton  barbosa ", "ÉB"],
  ["Dra. Ana", "A"],
  ["Da Paz", "P"],
  ["Ana (cliente)", "A"],
  ["@dudapessoa", "D"],
  ["🔑⭐", "🔑"],
])("the initials of %j are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each<Subject>(["car", "house", "company"])(
  "a page about a %s shows up to three reviews about it, or two where it has fewer than two",
  (subject) => {
    const about = reviews.list.filter((review) => review.about === subject);
    expect(reviewsAbout(subject)).toEqual(about.length > 1 ? about.slice(0, 3) : reviews.list.slice(0, 2));
  },
);
