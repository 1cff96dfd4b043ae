/**
 * Circular arcs as ribbons with a fixed width in px, drawn as instances. With TAPER, they thin out and fade
 * toward their start. With FLOW, they have their own center and don't turn with the atom. Without, `aCenter` is
 * how far the arc's end is off its circle on the screen.
 */
export const arcVertexShader = /* glsl */ `
  uniform mat3 uRotation;
  uniform vec2 uResolution;
  uniform float uPixelRatio;
  uniform float uWidth;
  attribute vec3 aCenter;
  attribute vec3 aU;
  attribute vec3 aV;
  attribute vec2 aArc;
  attribute vec2 aSpan;
  attribute vec4 aTint;
  varying vec4 vTint;
  varying float vAlong;
  varying float vDepth;
  varying float vAcross;
  varying float vHalf;

  void main() {
    float along = position.x;
    float angle = aArc.x + along * aArc.y;
    vec3 place = cos(angle) * aU + sin(angle) * aV;
    vec3 tangent = (cos(angle) * aV - sin(angle) * aU) * sign(aArc.y);
    #ifdef FLOW
      place += aCenter;
    #else
      place = place * uRotation + aCenter * along * along;
      tangent = tangent * uRotation;
    #endif
    vec4 here = projectionMatrix * viewMatrix * vec4(place, 1.0);
    vec4 ahead = projectionMatrix * viewMatrix * vec4(place + tangent * 0.01, 1.0);
    vec2 way = (ahead.xy / ahead.w - here.xy / here.w) * uResolution;
    way /= max(length(way), 0.0001);
    float depthScale = 1.0 + 0.35 * place.z;
    vAlong = mix(aSpan.x, aSpan.y, along);
    vHalf = 0.5 * uPixelRatio * uWidth * depthScale;
    #ifdef TAPER
      vHalf *= vAlong;
    #endif
    vAcross = position.y * (vHalf + 1.0);
    here.xy += vec2(-way.y, way.x) * vAcross / uResolution * 2.0 * here.w;
    gl_Position = here;
    vTint = aTint;
    vDepth = place.z;
  }
`;

export const arcFragmentShader = /* glsl */ `
  uniform float uAlpha;
  varying vec4 vTint;
  varying float vAlong;
  varying float vDepth;
  varying float vAcross;
  varying float vHalf;

  void main() {
    float edge = clamp(vHalf + 0.5 - abs(vAcross), 0.0, 1.0) * min(vHalf * 2.0, 1.0);
    #ifdef TAPER
      // Bright in the middle and soft at the sides, like light.
      edge *= 1.0 - 0.6 * smoothstep(0.2, 1.0, abs(vAcross) / max(vHalf, 0.001));
    #endif
    float depth = mix(0.25, 1.0, smoothstep(-1.0, 0.9, vDepth));
    float alpha = uAlpha * edge * depth * vTint.a;
    #ifdef TAPER
      alpha *= vAlong * sqrt(vAlong);
    #endif
    gl_FragColor = vec4(vTint.rgb, alpha);
  }
`;
