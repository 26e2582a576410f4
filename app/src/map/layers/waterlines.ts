import { BitmapLayer } from "@deck.gl/layers";
import type { Waterlines } from "../base/waterlines";
import type { Palette } from "../palette";

/** Opacity of the line nearest to the coast. */
const STRENGTH = 0.42;

const uniforms = /* glsl */ `\
layout(std140) uniform waterlinesUniforms {
  vec4 tint;
  float rangePx;
} waterlines;
`;
const waterlinesUniforms = {
  name: "waterlines",
  fs: uniforms,
  uniformTypes: { tint: "vec4<f32>", rangePx: "f32" },
} as const;

/** Turns a distance from land into lines, closer together and stronger near the coast. */
const lines = /* glsl */ `\
  float distancePx = color.r * waterlines.rangePx;
  float shade = 0.0;
  for (float n = 0.0; n < 5.0; n += 1.0) {
    float linePx = 5.0 + 5.5 * n + 0.8 * n * n;
    shade = max(shade, (1.0 - smoothstep(0.3, 1.1, abs(distancePx - linePx))) * (1.0 - 0.17 * n));
  }
  color = vec4(waterlines.tint.rgb, shade * waterlines.tint.a * step(color.r, 0.99));
`;

interface OwnProps {
  /** Red, green, blue and opacity, 0 to 1. */
  tint: [number, number, number, number];
  /** Zoom at which the image was made. */
  imageZoom: number;
  /** Pixels at that zoom that the brightest red stands for. */
  rangePx: number;
}

/** Draws an image of distances as lines of the same width and distance at every zoom. */
class DistanceLinesLayer extends BitmapLayer<OwnProps> {
  static override layerName = "DistanceLinesLayer";

  override getShaders() {
    const shaders = super.getShaders();
    const modules = [...shaders.modules, waterlinesUniforms];
    return { ...shaders, modules, inject: { "fs:DECKGL_FILTER_COLOR": lines } };
  }

  override draw(options: Parameters<BitmapLayer["draw"]>[0]): void {
    const { tint, rangePx, imageZoom } = this.props;
    const scale = 2 ** (this.context.viewport.zoom - imageZoom);
    this.state.model?.shaderInputs.setProps({ waterlines: { tint, rangePx: rangePx * scale } });
    super.draw(options);
  }
}

/** Lines of water around the coast, as on an engraved map. */
export function waterlineLayer({ image, bounds, zoom, rangePx }: Waterlines, { lagoon: [red, green, blue] }: Palette) {
  const tint: OwnProps["tint"] = [red / 255, green / 255, blue / 255, STRENGTH];
  return new DistanceLinesLayer({ id: "waterlines", image, bounds, imageZoom: zoom, rangePx, tint });
}
