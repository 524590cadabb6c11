// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "../../app/server/content-security-policy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts and styles may run, each by its hash, once", () => {
  const policy = contentSecurityPolicy(
    "<style>a{}</style><style id=x>b{}</style><script>one()</script><script>one()</script><script type=module>ção()</script>",
  );
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("ção()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")} ${hash("b{}")};`);
});

test("data and files need no hash", () => {
  const policy = contentSecurityPolicy(
    '<script type="application/ld+json">{"a":1}</script><script src="/build/a.js"></script><script async src="/b.js"></script>',
  );
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
});

test("what a page loads comes from the site itself, forms go to it, and nothing else is allowed", () => {
  const files = ["script-src", "style-src", "img-src", "font-src", "connect-src", "manifest-src", "worker-src"];
  const own = [...files, "form-action"].map((name) => `${name} 'self'`);
  const none = ["default-src", "base-uri", "frame-ancestors"].map((name) => `${name} 'none'`);
  expect(contentSecurityPolicy("").split("; ").toSorted(), "a directive less is default-src's 'none'").toEqual(
    [...own, ...none].toSorted(),
  );
});
