import { videoOf } from "./support/camera-video";
import { expect, test } from "./support/test";
import { wholeBrowser } from "./support/whole-browser";

const TICKET = "YONDER-7KQ4-M2";

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: wholeBrowser,
      args: [
        ...(launchOptions.args ?? []),
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${videoOf(TICKET)}`,
      ],
    }),
});

test("a QR code in front of the camera is read, by what our own server brings", async ({
  page,
  complaints,
  baseURL,
}) => {
  await page.context().grantPermissions(["camera"]);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  await page.goto("/polymet-demo");
  await page.getByRole("button", { name: "Open the scanner" }).click();
  const scanner = page.getByRole("region", { name: "Scanning tickets" });
  await expect(scanner.getByText(`${TICKET} is valid.`)).toBeVisible();
  // The same ticket, still in sight, is not the next guest.
  await scanner.getByRole("button", { name: "Next guest" }).click();
  await expect(scanner.getByText("Hold the QR code inside the frame.")).toBeVisible();
  expect(elsewhere.filter((url) => /^https?:/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("without leave to use the camera the code is typed", async ({ page }) => {
  await page.goto("/polymet-demo");
  await page.getByRole("button", { name: "Open the scanner" }).click();
  const scanner = page.getByRole("region", { name: "Scanning tickets" });
  await expect(scanner.getByRole("alert")).toContainText("The camera is blocked");
  await scanner.getByLabel("Number on the ticket").fill("MOON-1");
  await scanner.getByRole("button", { name: "Check" }).click();
  await expect(scanner.getByText("This QR code isn’t a ticket.")).toBeVisible();
  await scanner.getByLabel("Number on the ticket").fill(TICKET);
  await scanner.getByLabel("Number on the ticket").press("Enter");
  await expect(scanner.getByText(`${TICKET} is valid.`)).toBeVisible();
});
