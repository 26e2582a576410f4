import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Scanner } from "./scanner";

afterEach(() => vi.unstubAllGlobals());

const read = (text: string) => (/^T-\d+$/.test(text) ? text : null);

function draw(onRead: (code: string) => void) {
  render(
    <MantineProvider>
      <Scanner
        label="Ticket"
        read={read}
        onRead={onRead}
        wrong="This is no ticket."
        code={{ label: "Number", example: "T-1" }}
      />
    </MantineProvider>,
  );
}

function refuse(name: string) {
  const getUserMedia = () => Promise.reject(new DOMException("", name));
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
}

it("says why there is no picture, and asks again when told to", async () => {
  refuse("NotAllowedError");
  draw(() => undefined);
  expect((await screen.findByRole("alert")).textContent).toMatch("The camera is blocked");
  refuse("NotFoundError");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No camera found")).toBeTruthy();
});

it("takes a code that is typed, and keeps one in the field that it does not understand", async () => {
  refuse("NotFoundError");
  const onRead = vi.fn();
  draw(onRead);
  await screen.findByRole("alert");
  const field = screen.getByLabelText("Number");
  const enter = (code: string) => {
    fireEvent.change(field, { target: { value: code } });
    fireEvent.click(screen.getByRole("button", { name: "Check" }));
  };
  enter("hello");
  expect(screen.getByText("This is no ticket.")).toBeTruthy();
  expect(field).toHaveProperty("value", "hello");
  enter(" T-17 ");
  expect(onRead).toHaveBeenCalledExactlyOnceWith("T-17");
  expect(field).toHaveProperty("value", "");
});
