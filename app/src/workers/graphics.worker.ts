/** Says whether a graphics card does the drawing. In a worker, because a first drawing context can take long to come. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const context = new OffscreenCanvas(1, 1).getContext("webgl2");
const names = context?.getExtension("WEBGL_debug_renderer_info");
const renderer = context?.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
self.postMessage(context !== null && !SOFTWARE.test(String(renderer)));
