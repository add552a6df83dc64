import type { Mesh, Texture } from './makehuman.ts'

/** A mesh in its place, with what it is painted with. */
export interface Painted {
  readonly mesh: Mesh
  readonly vertices: Float32Array
  readonly texture: Texture
  /** Multiplies the texture. */
  readonly tint: readonly [number, number, number]
  readonly shine: number
}

export interface Camera {
  readonly target: readonly [number, number, number]
  readonly distance: number
  /** In radians: how far the head is turned and lowered. */
  readonly yaw: number
  readonly pitch: number
  /** How much of the scene, in its units, is as high as the picture. */
  readonly height: number
}

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly colours: Float32Array
  readonly depths: Float32Array
}

const lights = [
  { direction: [-0.45, 0.5, 0.74], strength: 0.5 },
  { direction: [0.6, 0.15, 0.78], strength: 0.34 },
] as const
const ambient = 0.4

export const newCanvas = (width: number, height: number, background: readonly [number, number, number]): Canvas => {
  const colours = new Float32Array(width * height * 3)
  for (let at = 0; at < colours.length; at += 1) colours[at] = background[at % 3] ?? 0
  return { width, height, colours, depths: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY) }
}

const turned = (vertices: Float32Array, { target, yaw, pitch }: Camera): Float32Array => {
  const [cosY, sinY, cosP, sinP] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  const result = new Float32Array(vertices.length)
  for (let at = 0; at < vertices.length; at += 3) {
    const [x, y, z] = [(vertices[at] ?? 0) - target[0], (vertices[at + 1] ?? 0) - target[1], (vertices[at + 2] ?? 0) - target[2]]
    const [across, deep] = [x * cosY + z * sinY, z * cosY - x * sinY]
    result[at] = across
    result[at + 1] = y * cosP - deep * sinP
    result[at + 2] = deep * cosP + y * sinP
  }
  return result
}

/** The mean of the faces around each vertex, so that skin looks smooth. */
const normalsOf = ({ triangles }: Mesh, vertices: Float32Array): Float32Array => {
  const normals = new Float32Array(vertices.length)
  for (const { corners } of triangles) {
    const [a, b, c] = corners.map((corner) => corner * 3) as [number, number, number]
    const edge = (from: number, to: number, axis: number) => (vertices[to + axis] ?? 0) - (vertices[from + axis] ?? 0)
    const [ux, uy, uz] = [edge(a, b, 0), edge(a, b, 1), edge(a, b, 2)]
    const [vx, vy, vz] = [edge(a, c, 0), edge(a, c, 1), edge(a, c, 2)]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const corner of [a, b, c])
      for (let axis = 0; axis < 3; axis += 1) normals[corner + axis] = (normals[corner + axis] ?? 0) + (normal[axis] ?? 0)
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1
    for (let axis = 0; axis < 3; axis += 1) normals[at + axis] = (normals[at + axis] ?? 0) / length
  }
  return normals
}

/** Between the pixels of a texture. Its second axis points up. */
const colourAt = ({ width, height, pixels }: Texture, u: number, v: number, colour: Float32Array): void => {
  const [x, y] = [(u - Math.floor(u)) * width - 0.5, (1 - (v - Math.floor(v))) * height - 0.5]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  colour.fill(0)
  for (let corner = 0; corner < 4; corner += 1) {
    const [column, line] = [left + (corner & 1), top + (corner >> 1)]
    const weight = (corner & 1 ? x - left : 1 - (x - left)) * (corner >> 1 ? y - top : 1 - (y - top))
    const at = (Math.max(0, Math.min(height - 1, line)) * width + Math.max(0, Math.min(width - 1, column))) * 4
    for (let channel = 0; channel < 4; channel += 1) colour[channel] = (colour[channel] ?? 0) + weight * (pixels[at + channel] ?? 0)
  }
}

/** So that what is seen through hair is there before the hair is. */
const farthestFirst = (triangles: Mesh['triangles'], places: Float32Array) => {
  const depthOf = ({ corners }: Mesh['triangles'][number]) => corners.reduce((sum, corner) => sum + (places[corner * 3 + 2] ?? 0), 0)
  return triangles
    .map((triangle) => ({ triangle, depth: depthOf(triangle) }))
    .sort((one, other) => one.depth - other.depth)
    .map(({ triangle }) => triangle)
}

/** Draws a mesh over what is there, nearer parts over farther ones. Hair and brows are transparent where their texture is. */
export const paint = (canvas: Canvas, camera: Camera, { mesh, vertices, texture, tint, shine }: Painted): void => {
  const places = turned(vertices, camera)
  const normals = normalsOf(mesh, places)
  const scale = canvas.height / camera.height
  const { width, height } = canvas
  const near = (at: number) => camera.distance / (camera.distance - (places[at + 2] ?? 0))
  const screenX = (at: number) => width / 2 + (places[at] ?? 0) * near(at) * scale
  const screenY = (at: number) => height / 2 - (places[at + 1] ?? 0) * near(at) * scale
  const colour = new Float32Array(4)
  for (const { corners, textures } of farthestFirst(mesh.triangles, places)) {
    const [a, b, c] = corners.map((corner) => corner * 3) as [number, number, number]
    const [ax, ay, bx, by, cx, cy] = [screenX(a), screenY(a), screenX(b), screenY(b), screenX(c), screenY(c)]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (area === 0) continue
    const [left, right] = [Math.max(0, Math.floor(Math.min(ax, bx, cx))), Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)))]
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(ay, by, cy))), Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)))]
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) {
        const [px, py] = [x + 0.5, y + 0.5]
        const shareB = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area
        const shareC = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area
        const shareA = 1 - shareB - shareC
        if (shareA < 0 || shareB < 0 || shareC < 0) continue
        const mix = (of: (at: number) => number) => shareA * of(a) + shareB * of(b) + shareC * of(c)
        const depth = mix((at) => places[at + 2] ?? 0)
        const pixel = y * width + x
        if (depth < (canvas.depths[pixel] ?? 0)) continue
        const mixTexture = (axis: number) =>
          shareA * (mesh.textureCoordinates[textures[0] * 2 + axis] ?? 0) +
          shareB * (mesh.textureCoordinates[textures[1] * 2 + axis] ?? 0) +
          shareC * (mesh.textureCoordinates[textures[2] * 2 + axis] ?? 0)
        colourAt(texture, mixTexture(0), mixTexture(1), colour)
        const alpha = (colour[3] ?? 0) / 255
        if (alpha < 0.05) continue
        const [nx, ny, nz] = [mix((at) => normals[at] ?? 0), mix((at) => normals[at + 1] ?? 0), mix((at) => normals[at + 2] ?? 0)]
        const facing = nz < 0 ? -1 : 1
        let [light, gloss] = [ambient, 0]
        for (const { direction, strength } of lights) {
          const cosine = facing * (nx * direction[0] + ny * direction[1] + nz * direction[2])
          // Light goes a little round the edges of skin.
          light += strength * Math.max(0, (cosine + 0.25) / 1.25)
          gloss += shine * Math.max(0, cosine) ** 24
        }
        for (let channel = 0; channel < 3; channel += 1) {
          const lit = Math.min(255, (colour[channel] ?? 0) * (tint[channel] ?? 1) * light + 255 * gloss)
          const at = pixel * 3 + channel
          canvas.colours[at] = (canvas.colours[at] ?? 0) * (1 - alpha) + lit * alpha
        }
        if (alpha > 0.6) canvas.depths[pixel] = depth
      }
  }
}
