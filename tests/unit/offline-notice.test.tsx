import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { OfflineNotice } from "../../app/components/offline-notice";
import { business } from "../../app/content/business";
import { maskPhone, phoneHref } from "../../app/content/contact-links";
import { offline } from "../../app/content/failure";

afterEach(() => act(() => window.dispatchEvent(new Event("online"))));

it("appears with the number to call when the network goes, and leaves when it is back", () => {
  render(<OfflineNotice />);
  expect(screen.getByText(offline.text, { exact: false })).not.toBeVisible();
  // A live region that is there before its words is read out; one that comes with them often is not.
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

it("shows on a page that starts without a network", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<OfflineNotice />);
  expect(screen.getByText(offline.text, { exact: false })).toBeVisible();
});
