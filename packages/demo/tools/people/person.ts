import { randomFromNumber } from '../../src/seed.ts'
import { fitted, type MakeHuman, readTexture } from './makehuman.ts'
import { type Camera, newCanvas, paint } from './rasterise.ts'

type Gender = 'female' | 'male'

type Colour = readonly [number, number, number]
type Shape = readonly [target: string, share: number]

/** What an invented person looks like: shares of MakeHuman's shapes, and what they wear. */
export interface Look {
  readonly gender: Gender
  readonly build: readonly Shape[]
  readonly face: readonly Shape[]
  readonly skin: string
  readonly hair: { readonly style: string; readonly tint: number }
  readonly eyebrows: string
  readonly clothes: { readonly style: string; readonly tint: readonly [number, number, number] }
}

/** What a face does, from 0 to 1. */
export interface Expression {
  readonly eyesClosed?: number
  readonly mouthOpen?: number
  readonly smile?: number
}

export interface Shot {
  readonly width: number
  readonly height: number
  readonly background: readonly [number, number, number]
  /** In degrees. */
  readonly yaw?: number
  readonly pitch?: number
  readonly expression?: Expression
  /** 1 is a portrait; smaller shows more around it. */
  readonly zoom?: number
}

/** Styles that leave the eyes free. */
const hairStyles = { female: ['long01', 'long_alpha7', 'ponytail01'], male: ['short01', 'short02', 'short04'] } as const
const clothes = {
  female: ['female_casualsuit01', 'female_casualsuit02', 'female_elegantsuit01', 'female_sportsuit01'],
  male: [
    'male_casualsuit01',
    'male_casualsuit02',
    'male_casualsuit03',
    'male_casualsuit04',
    'male_casualsuit05',
    'male_casualsuit06',
    'male_elegantsuit01',
  ],
} as const
const eyebrowCount = 12

/** More than this of one shape looks like a caricature; men differ less by the same share. */
const maxShare = { female: 0.45, male: 0.58 } as const
const localShapes = 34

/** How many shapes a look-alike has of somebody else. */
const exchangedShapes = 38

const sides = (name: string) => (name.includes('/l-') ? [name, name.replace('/l-', '/r-')] : [name])

/** Shapes of the face that somebody may have; those that move it sideways or make it crooked are left out. */
const faceShapes = (names: readonly string[]) =>
  names.filter(
    (name) =>
      /^(head|nose|mouth|chin|forehead|eyebrows|(eyes|cheek|ears)\/l-)/.test(name) &&
      !/trans-(in|out|horiz)|age|fat|eyebrows-angle|eyefold-angle/.test(name),
  )

/** Never redder than blue: cloth of the colour of skin looks like none. */
const clothTint = (one: number, green: number, other: number): Colour => {
  const [red, blue] = [Math.min(one, other), Math.max(one, other)]
  return [0.3 + 0.6 * red, 0.3 + 0.6 * green, 0.35 + 0.65 * blue]
}

export const inventLook = (makeHuman: MakeHuman, seed: number, age: 'young' | 'grown'): Look => {
  const random = randomFromNumber(seed)
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('Nothing to choose from')
    return found
  }
  const gender: Gender = random() < 0.5 ? 'female' : 'male'
  const asian = 0.25 + 0.75 * random()
  const other = pick(['caucasian', 'african'])
  const years = age === 'young' ? 1 : 0.55 + 0.25 * random()
  const ofAge = (race: string, share: number) =>
    [
      [`macrodetails/${race}-${gender}-young`, share * years],
      [`macrodetails/${race}-${gender}-old`, share * (1 - years)],
    ] as const
  const weight = pick(['minweight', 'averageweight', 'averageweight', 'maxweight'])
  const muscle = pick(['minmuscle', 'averagemuscle'])
  const possible = faceShapes(makeHuman.targetNames)
  const local = Array.from({ length: localShapes }, () => [pick(possible), 0.1 + (maxShare[gender] - 0.1) * random()] as const)
  return {
    gender,
    build: [...ofAge('asian', asian), ...ofAge(other, 1 - asian), [`macrodetails/universal-${gender}-young-${muscle}-${weight}`, 0.8]],
    face: local.flatMap(([name, share]) => sides(name).map((side) => [side, share] as const)),
    skin: `${age === 'young' ? 'young' : 'middleage'}_${pick(['asian', 'asian', 'caucasian'])}_${gender}`,
    hair: { style: pick(hairStyles[gender]), tint: 0.18 + 0.3 * random() },
    eyebrows: `eyebrow${String(1 + Math.floor(random() * eyebrowCount)).padStart(3, '0')}`,
    clothes: { style: pick(clothes[gender]), tint: clothTint(random(), random(), random()) },
  }
}

/** Somebody with nearly the same face: the build and some shapes of one person, the other shapes and the clothes of another. */
export const lookAlike = (look: Look, other: Look): Look => ({
  ...look,
  face: [...look.face.slice(exchangedShapes), ...other.face.slice(0, exchangedShapes)],
  clothes: other.clothes,
})

/** At rest a shaped face frowns a little: the brows go up until it looks friendly. */
const restingBrows = 0.7

const expressionShapes = ({ eyesClosed = 0, mouthOpen = 0, smile = 0.3 }: Expression) => {
  const unit = (name: string, share: number) => [`expression/units/asian/${name}`, share] as const
  return [
    unit('eye-left-closure', eyesClosed),
    unit('eye-right-closure', eyesClosed),
    unit('mouth-open', mouthOpen),
    unit('mouth-corner-puller', smile),
    unit('eyebrows-left-inner-up', restingBrows),
    unit('eyebrows-right-inner-up', restingBrows),
  ].filter(([, share]) => share > 0)
}

const degrees = Math.PI / 180
/** Twice as large while it is drawn, so that edges are smooth. */
const oversampling = 2
/** The middle of the eyes of MakeHuman's base, which the camera looks at before anybody is moulded. */
const eyeVertices = [...Array.from({ length: 8 }, (_, index) => 13_606 + index), ...Array.from({ length: 8 }, (_, index) => 13_614 + index)]

const middleOf = (vertices: Float32Array, indices: readonly number[], axis: number) =>
  indices.reduce((sum, index) => sum + (vertices[index * 3 + axis] ?? 0), 0) / indices.length

const cameraFor = (vertices: Float32Array, { yaw = 0, pitch = 0, zoom = 1 }: Shot): Camera => ({
  target: [0, middleOf(vertices, eyeVertices, 1) - 0.2, middleOf(vertices, eyeVertices, 2) - 0.7],
  distance: 18,
  yaw: yaw * degrees,
  pitch: pitch * degrees,
  height: 3.5 / zoom,
})

/** The brown of the texture is nearly red. */
const eyeSaturation = 0.45

/** Finer than the picture, single hairs would be drawn as rows of dots. */
const hairTextureWidth = 512

const grey = (value: number): Colour => [value, value, value]

/** Draws one picture of somebody; four bytes less the alpha: red, green, blue. */
export const drawPerson = async (makeHuman: MakeHuman, look: Look, shot: Shot) => {
  const vertices = Float32Array.from(makeHuman.body.vertices)
  for (const [name, share] of [...look.build, ...look.face]) makeHuman.morph(vertices, name, share)
  const resting = Float32Array.from(vertices)
  for (const [name, share] of expressionShapes(shot.expression ?? {})) makeHuman.morph(vertices, name, share)
  const [width, height] = [shot.width * oversampling, shot.height * oversampling]
  const canvas = newCanvas(width, height, shot.background)
  const camera = cameraFor(resting, shot)
  paint(canvas, camera, {
    mesh: makeHuman.body,
    vertices,
    texture: await readTexture(makeHuman.skin(look.skin)),
    tint: [1, 0.96, 0.9],
    shine: 0.03,
  })
  const worn: readonly (readonly [kind: string, name: string, tint: Colour, shine: number])[] = [
    ['clothes', look.clothes.style, look.clothes.tint, 0],
    ['teeth', 'Teeth_Base', grey(0.9), 0],
    ['eyes', 'HighPolyEyes', grey(0.95), 0.15],
    ...(look.gender === 'female' ? [['eyelashes', 'eyelashes02', grey(0.3), 0] as const] : []),
    ['eyebrows', look.eyebrows, grey(0.25), 0],
    ['hair', look.hair.style, grey(look.hair.tint), 0.04],
  ]
  for (const [kind, name, tint, shine] of worn) {
    const proxy = makeHuman.proxy(kind, name)
    if (!proxy.texture) throw new Error(`${name} has no texture`)
    const texture = await (kind === 'eyes'
      ? readTexture(proxy.texture.replace(/[a-z]+_eye/, 'brown_eye'), { saturation: eyeSaturation })
      : readTexture(proxy.texture, kind === 'hair' ? { maxWidth: hairTextureWidth } : {}))
    paint(canvas, camera, { mesh: proxy, vertices: fitted(proxy, vertices), texture, tint, shine })
  }
  return { width, height, pixels: Uint8Array.from(canvas.colours) }
}
