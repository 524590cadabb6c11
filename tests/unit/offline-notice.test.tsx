// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { OfflineNotice } from "../../app/components/offline-notice";
import { business } from "../../app/content/business";
import { maskPhone, phoneHref } from "../../app/content/contact-links";
import { offline } from "../../app/content/failure";

afterEach(() => act(() => window.dispatchEvent(new Event("online"))));

it("the notice shows the number to call while the network is gone", () => {
  render(<OfflineNotice />);
  expect(screen.getByText(offline.text, { exact: false })).not.toBeVisible();
  // Screen readers read out a live region only if it was there before its words.
  const region = screen.getByRole("status");
  act(() => window.dispatchEvent(new Event("offline")));
  expect(region).toHaveTextContent(offline.text);
  expect(screen.getByRole("link", { name: maskPhone(business.phone) })).toHaveAttribute(
    "href",
    phoneHref(business.phone),
  );
  act(() => window.dispatchEvent(new Event("online")));
  expect(screen.getByText(offline.text, { exact: false })).not.toBeVisible();
});

it("the notice shows on a page that starts without a network", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<OfflineNotice />);
  expect(screen.getByText(offline.text, { exact: false })).toBeVisible();
});
