import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { OfflineNotice } from "../../app/components/offline-notice";
import { business } from "../../app/content/business";
import { maskPhone, phoneHref } from "../../app/content/contact-links";
import { offline } from "../../app/content/failure";

afterEach(() => act(() => window.dispatchEvent(new Event("online"))));

it("appears with the number to call when the network goes, and leaves when it is back", () => {
  render(<OfflineNotice />);
  expect(screen.getByText(offline.text, { exact: false })).not.toBeVisible();
  act(() => window.dispatchEvent(new Event("offline")));
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
  expect(screen.getByRole("status")).toHaveTextContent(offline.text);
});

it("keeps the visitor on the page while there is no network, and only then", () => {
  render(
    <>
      <OfflineNotice />
      <a href="/another-page">
        <b>elsewhere</b>
      </a>
      <a href="#below">below</a>
      <a href={phoneHref(business.phone)}>call</a>
    </>,
  );
  const click = vi.fn((event: MouseEvent) => {
    // jsdom follows no link to another page.
    const { defaultPrevented } = event;
    event.preventDefault();
    return !defaultPrevented;
  });
  addEventListener("click", click);
  onTestFinished(() => removeEventListener("click", click));
  const isFollowed = (text: string) => {
    fireEvent.click(screen.getByText(text));
    return click.mock.results.at(-1)?.value;
  };
  expect(isFollowed("elsewhere")).toBe(true);
  act(() => window.dispatchEvent(new Event("offline")));
  expect(isFollowed("elsewhere")).toBe(false);
  expect(isFollowed("below")).toBe(true);
  expect(isFollowed("call")).toBe(true);
  act(() => window.dispatchEvent(new Event("online")));
  expect(isFollowed("elsewhere")).toBe(true);
});
