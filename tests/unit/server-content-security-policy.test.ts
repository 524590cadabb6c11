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
  expect(policy).toContain(`style-src ${hash("a{}")} ${hash("b{}")};`);
});

test("data and files need no hash, and a document without styles allows none", () => {
  const policy = contentSecurityPolicy(
    '<script type="application/ld+json">{"a":1}</script><script src="/build/a.js"></script><script async src="/b.js"></script>',
  );
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'none';");
});

test("pictures, fonts, data, manifest and service worker come from the site itself, and nothing else is allowed", () => {
  const own = ["script", "img", "font", "connect", "manifest", "worker"].map((kind) => `${kind}-src 'self'`);
  const none = ["default-src", "style-src", "base-uri", "form-action", "frame-ancestors"].map(
    (name) => `${name} 'none'`,
  );
  expect(contentSecurityPolicy("").split("; ").toSorted(), "a directive less is default-src's 'none'").toEqual(
    [...own, ...none].toSorted(),
  );
});
