import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Link } from "./link";
import { memoryLocation } from "./location-source";
import { LocationContext } from "./use-location";

function renderLink(props: Partial<Parameters<typeof Link>[0]> = {}) {
  const location = memoryLocation("/");
  render(
    <LocationContext value={location}>
      <Link href="/browse" {...props}>
        Browse
      </Link>
    </LocationContext>,
  );
  return { location, link: screen.getByRole("link", { name: "Browse" }) };
}

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

describe("a link inside the app", () => {
  it("moves without loading the page when it is clicked", () => {
    const { location, link } = renderLink();
    // `false`: the browser's own way to follow it is prevented.
    expect(fireEvent.click(link)).toBe(false);
    expect(location.entries).toEqual(["/", "/browse"]);
  });

  it.each([
    ["the command key", { metaKey: true }],
    ["the control key", { ctrlKey: true }],
    ["the shift key", { shiftKey: true }],
    ["the alt key", { altKey: true }],
    ["the middle button", { button: 1 }],
  ])("leaves a click with %s to the browser", (_, how) => {
    const { location, link } = renderLink();
    expect(fireEvent.click(link, how)).toBe(true);
    expect(location.entries).toEqual(["/"]);
  });

  it("leaves a link with a target to the browser", () => {
    const { location, link } = renderLink({ target: "_blank" });
    expect(fireEvent.click(link)).toBe(true);
    expect(location.entries).toEqual(["/"]);
  });

  it("stays where it is when its own handler prevents the click", () => {
    const { location, link } = renderLink({ onClick: (event) => event.preventDefault() });
    fireEvent.click(link);
    expect(location.entries).toEqual(["/"]);
  });
});
