import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// A machine with other things to do takes longer to draw than the second that is waited by default.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
// Files share their worker: what one put in the place of the browser's is gone for the next.
afterAll(() => vi.unstubAllGlobals());
// Shared workers forget their modules between files, and a module that is still loading then stays half evaluated.
afterAll(() => vi.dynamicImportSettled());
