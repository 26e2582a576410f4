import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ShareLink } from "./share-link";

const URL = "https://yonder.example/h/coral?k=a b";

function draw() {
  render(
    <MantineProvider>
      <ShareLink label="Link" url={URL} title="Swim & soup" text="Come!" qr="QR code of it" />
    </MantineProvider>,
  );
}

function stub(name: "share" | "clipboard", value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
});

it("copies the link and says so", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  stub("clipboard", { writeText });
  draw();
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("Link copied.")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(URL);
});

it("selects the link where the browser refuses to copy it", async () => {
  stub("clipboard", { writeText: () => Promise.reject(new Error("refused")) });
  draw();
  const field = screen.getByLabelText<HTMLInputElement>("Link");
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText(/copy it by hand/)).toBeTruthy();
  expect(field.selectionEnd).toBe(URL.length);
});

it("uses the sheet of the device where there is one, and takes no harm when it is closed", () => {
  const share = vi.fn(() => Promise.reject(new DOMException("", "AbortError")));
  stub("share", share);
  draw();
  fireEvent.click(screen.getByRole("button", { name: "Send the link" }));
  expect(share).toHaveBeenCalledWith({ title: "Swim & soup", text: "Come!", url: URL });
});

it("writes an email with the link in it", () => {
  draw();
  const mail = screen.getByRole("link", { name: "Email" }).getAttribute("href") ?? "";
  const query = new URLSearchParams(mail.split("?")[1]);
  expect([query.get("subject"), query.get("body")]).toEqual(["Swim & soup", `Come!\n\n${URL}`]);
});

it("shows a QR code on a press, and hides it on another", () => {
  draw();
  const toggle = screen.getByRole("button", { name: "QR code" });
  fireEvent.click(toggle);
  expect(screen.getByRole("img", { name: "QR code of it" })).toBeTruthy();
  fireEvent.click(toggle);
  expect(screen.queryByRole("img", { name: "QR code of it" })).toBeNull();
});
