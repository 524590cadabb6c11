import { expect, it } from "vitest";
import { business } from "../../app/content/business";
import { checkBusiness, checkSiteUrl } from "../../app/content/check-business";

it("accepts the facts as they are", () => {
  expect(() => checkBusiness(business)).not.toThrow();
});

it.each(["+558190000000a", "+5581 90000-0000", "+551190000000000", "+15551234567", "+5501900000000", "+5581800000000"])(
  "names the field and the form when a number is %j",
  (phone) => {
    expect(() => checkBusiness({ ...business, phone })).toThrow(/^business\.phone must be .*E\.164.*\.$/);
    expect(() => checkBusiness({ ...business, whatsapp: phone })).toThrow(/^business\.whatsapp must be/);
  },
);

it.each([
  "example.com",
  "ftp://example.com",
  "https://",
  "https://example.com/site",
  "https://u:p@example.com",
  "//x",
  "https:example.com",
  "https://a b",
])("refuses %j as an origin", (origin) => {
  expect(() => checkSiteUrl(origin)).toThrow(/^SITE_URL must be an absolute http\(s\) origin.*\.$/);
  expect(() => checkBusiness({ ...business, origin })).toThrow(/^business\.origin must be/);
});

it.each([
  ["https://example.com/", "https://example.com"],
  ["https://EXAMPLE.com", "https://example.com"],
  ["http://localhost:3000", "http://localhost:3000"],
])("reads %s as %s", (value, origin) => {
  expect(checkSiteUrl(value)).toBe(origin);
});
