import { booleanIn, type IppAttribute, type IppGroup, numbersIn, rangesIn, textsIn } from '../ipp/message.ts'
import { colourModes, maxTrayCopies, mediaNames, scalings, sides } from './attributes.ts'
import type { NewJob } from './virtual-printer.ts'

type Reader = (job: IppGroup) => boolean

const within = (group: IppGroup, name: string, allowed: readonly string[]) => textsIn(group, name).every((value) => allowed.includes(value))

const isOrdered = (ranges: readonly { from: number; to: number }[]) =>
  ranges.every(({ from, to }, at) => from > (ranges[at - 1]?.to ?? 0) && to >= from)

/** What the tray can do, by the name of the attribute; of what stands nowhere here it takes no notice. */
const abilities: Readonly<Record<string, Reader>> = {
  copies: (job) => numbersIn(job, 'copies').every((copies) => copies >= 1 && copies <= maxTrayCopies),
  'page-ranges': (job) => isOrdered(rangesIn(job, 'page-ranges')),
  sides: (job) => within(job, 'sides', sides),
  'print-color-mode': (job) => within(job, 'print-color-mode', colourModes),
  media: (job) => within(job, 'media', Object.values(mediaNames)),
  'print-scaling': (job) => within(job, 'print-scaling', scalings),
}

/** Requested attributes that are not supported. */
export const unsupportedIn = (job: IppGroup | undefined): readonly IppAttribute[] =>
  job?.attributes.filter(({ name }) => !(abilities[name]?.(job) ?? true)) ?? []

/** A job as it will be printed; what the tray cannot do is left out of it. */
export const readJobRequest = (operation: IppGroup | undefined, job: IppGroup | undefined): NewJob => {
  const lost = new Set(unsupportedIn(job).map(({ name }) => name))
  const able = job && { ...job, attributes: job.attributes.filter(({ name }) => !lost.has(name)) }
  return {
    name: textsIn(operation, 'job-name')[0] ?? 'untitled',
    copies: numbersIn(able, 'copies')[0] ?? 1,
    ranges: rangesIn(able, 'page-ranges').map(({ from, to }) => ({ from, to })),
    isDuplex: textsIn(able, 'sides')[0]?.startsWith('two-sided') ?? false,
    isColour: textsIn(able, 'print-color-mode')[0] !== 'monochrome',
    media: textsIn(able, 'media')[0] === mediaNames.photo ? 'photo' : 'a4',
    scaling: scalings.find((scaling) => scaling === textsIn(able, 'print-scaling')[0]) ?? 'auto',
  }
}

export const wantsFidelity = (operation: IppGroup | undefined) => booleanIn(operation, 'ipp-attribute-fidelity') === true
