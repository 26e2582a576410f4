/** Loads the WebAssembly of a part: from beside the package in Node, Bun and Deno, else from its address, else from bytes. */

/** What a WebAssembly can be loaded from; an address is fetched. */
export type WasmSource = string | URL | Request | Response | PromiseLike<Response> | BufferSource | WebAssembly.Module;

/** The start of a part, shared by all its entries. */
export interface Starter {
  /** `true` once the part can be used. */
  readonly isReady: boolean;
  /** Loads the module, once; after a failure the next call tries again. */
  init(source: WasmSource): Promise<void>;
  /** Loads the module from bytes, or one that is compiled, at once. */
  initSync(source: BufferSource | WebAssembly.Module): void;
  /** Calls back once the part can be used: at once, or when it is loaded. */
  whenReady(callback: () => void): void;
}

interface FileSystem {
  readFileSync(file: URL): Uint8Array<ArrayBuffer>;
}

type Finalize = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** The smallest module with an instruction of SIMD: what every engine that can run ours takes. */
const SIMD = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);

/** The start of a part whose generated glue has these. */
export function starter(imports: () => WebAssembly.Imports, finalize: Finalize): Starter {
  const waiting: (() => void)[] = [];
  let isReady = false;
  let loading: Promise<void> | undefined;

  const finish = (instance: WebAssembly.Instance, module: WebAssembly.Module): void => {
    if (isReady) return;
    finalize(instance, module);
    isReady = true;
    for (const callback of waiting.splice(0)) callback();
  };
  const load = async (source: WasmSource): Promise<void> => {
    try {
      const { instance, module } = await instantiated(source, imports());
      finish(instance, module);
    } catch (error) {
      loading = undefined;
      throw explained(error, source);
    }
  };
  return {
    get isReady() {
      return isReady;
    },
    init: async (source) => {
      if (!isReady) await (loading ??= load(source));
    },
    initSync(source) {
      if (isReady) return;
      try {
        const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
        finish(new WebAssembly.Instance(module, imports()), module);
      } catch (error) {
        throw explained(error, source);
      }
    },
    whenReady(callback) {
      if (isReady) callback();
      else waiting.push(callback);
    },
  };
}

/**
 * The `init` of a part whose module lies at an address. Where that is a file that can be read at once, as in Node, the part
 * is ready as soon as it is imported.
 */
export function initFrom(start: Starter, address: URL): (source?: WasmSource) => Promise<void> {
  const bytes = fileAt(address);
  if (bytes) start.initSync(bytes);
  return (source = address) => start.init(source);
}

/** The bytes of a file; `undefined` where there is none, or no file system. */
function fileAt(address: URL): Uint8Array<ArrayBuffer> | undefined {
  if (address.protocol !== "file:") return undefined;
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): FileSystem | undefined } };
  try {
    return process?.getBuiltinModule?.("node:fs")?.readFileSync(address);
  } catch {
    return undefined;
  }
}

async function instantiated(source: WasmSource, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (source instanceof WebAssembly.Module) return { module: source, instance: await WebAssembly.instantiate(source, imports) };
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.instantiate(source as BufferSource, imports);
  const response = await (typeof source === "string" || source instanceof URL || source instanceof Request ? fetch(source) : source);
  if (!response.ok) throw new Error(`status ${response.status}`);
  // Compiled while it comes, where the server says what it is.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** An error that says what can be done about it. */
function explained(error: unknown, source: WasmSource): Error {
  const why = error instanceof Error ? error.message : String(error);
  const coded = (code: string, message: string): Error => Object.assign(new Error(message, { cause: error }), { code });
  if (!WebAssembly.validate(SIMD)) return coded("unimplemented", "this engine has no SIMD of WebAssembly; Chrome 91, Firefox 89, Safari 16.4 or Node 16.4 is the first that has");
  if (error instanceof WebAssembly.CompileError && /Content.Security.Policy|unsafe-eval/i.test(why)) return coded("failed-precondition", `the content security policy of the page needs 'wasm-unsafe-eval' in script-src: ${why}`);
  const address = typeof source === "string" || source instanceof URL ? ` from ${String(source)}` : "";
  return coded("unavailable", `the WebAssembly cannot be loaded${address}: ${why}; if the bundler moves no assets, import the entry that ends with /inline, or give init() the file's address`);
}
