import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "./support/server";
import { expect, listen, picture, readyMap, test } from "./support/test";

/** The maps script as Google serves it, with a map that says on itself where it looks. */
function mapsScript(query: URLSearchParams): string {
  const map = `class {
    constructor(element, options) {
      this.element = element;
      element.dataset.standIn = options.gestureHandling;
      element.style.background = "#cfe3d4";
      this.moveCamera(options);
    }
    moveCamera({ center, zoom }) {
      this.element.dataset.camera = [center.lng.toFixed(2), center.lat.toFixed(2), zoom.toFixed(1)].join(" ");
    }
    addListener(event, listener) {
      if (event === "tilesloaded") setTimeout(listener);
    }
  }`;
  return `
    window.google = { maps: { places: { Autocomplete: class {} }, importLibrary: async (name) => ({ Map: ${map} }) } };
    window[${JSON.stringify(query.get("callback"))}]();`;
}

test("Google's map lies below for who asks for it, follows the view, says who made it, and is remembered", {
  tag: "@map",
}, async ({ page }) => {
  const complaints: string[] = [];
  listen(page, complaints);
  const standIn = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://stand-in");
    response.setHeader("content-type", "text/javascript").end(mapsScript(searchParams));
  });
  await new Promise<void>((resolve) => standIn.listen(0, "127.0.0.1", resolve));
  const script = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/js`;
  const server = new Server(["--maps-key", "loopback-key", "--maps-script", script]);
  await server.start();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(script)) asked.push(request.url());
  });
  const google = page.locator("[data-stand-in]");
  const show = page.getByRole("button", { name: "Show streets from Google" });

  await test.step("nothing of it is loaded until somebody asks", async () => {
    await page.goto(`${server.url}/browse?at=7.42,43.74,12`);
    await expect(readyMap(page)).toBeVisible();
    await expect(show).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step("it looks where our map looks, and leaves the pointer and the keys to it", async () => {
    await show.click();
    await expect(google).toHaveAttribute("data-camera", "7.42 43.74 13.0");
    await expect(google).toHaveAttribute("data-stand-in", "none");
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(google).toHaveAttribute("data-camera", "7.42 43.74 14.0");
    await expect(page.getByRole("link", { name: "© Google" })).toHaveAttribute("href", /google\.com\/help\/terms/);
    await picture(page, "google-map");
  });

  await test.step("the choice is remembered, and taken back", async () => {
    await page.reload();
    await expect(google).toBeVisible();
    expect(asked).toHaveLength(2);
    await page.getByRole("button", { name: "Hide streets" }).click();
    await expect(google).toHaveCount(0);
    await expect(page.getByRole("link", { name: "© Google" })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
  await server.remove();
  standIn.closeAllConnections();
  standIn.close();
});
