import { boolean, enumeration, type IppAttribute, integer, keyword, mimeType, named, octets, range, text, uri } from '../ipp/message.ts'
import { jobStates, operations, printerStates, valueTags } from '../ipp/tags.ts'
import { isOver, pagesDue, runningJob, troublesOf } from './engine.rules.ts'
import { fullPaper, fullToner, type PrintedJob, type VirtualPrinterState } from './state.ts'

export const mediaNames = { a4: 'iso_a4_210x297mm', photo: 'na_index-4x6_4x6in' } as const
export const sides = ['one-sided', 'two-sided-long-edge', 'two-sided-short-edge'] as const
export const colourModes = ['auto', 'color', 'monochrome'] as const
export const scalings = ['auto', 'fit', 'none'] as const
export const maxTrayCopies = 999
export const documentFormats = ['application/pdf', 'application/octet-stream'] as const

const collection = (...value: readonly IppAttribute[]) => ({ tag: valueTags.collection, value })
/** In hundredths of a millimetre. */
const a4Size: IppAttribute = { name: 'media-size', values: [collection(integer('x-dimension', 21_000), integer('y-dimension', 29_700))] }

/** Below these a printer warns. */
const lowSheets = 10
const lowToner = 100

const warningsOf = ({ paper, toner }: VirtualPrinterState) => [
  ...(paper.a4 > 0 && paper.a4 < lowSheets ? ['media-low-warning'] : []),
  ...(toner > 0 && toner < lowToner ? ['toner-low-warning'] : []),
]

/** Along the way of the paper and across it, in micrometres. */
const paperSizes = { a4: [297_000, 210_000], photo: [152_400, 101_600] } as const

const inputTray = (name: string, media: keyof typeof paperSizes, level: number) => {
  const [feed, across] = paperSizes[media]
  return `type=sheetFeedAutoRemovableTray;dimunit=micrometers;mediafeed=${feed};mediaxfeed=${across};maxcapacity=${fullPaper[media]};level=${level};status=0;name=${name};`
}

const stateOf = (state: VirtualPrinterState, troubles: readonly string[]) => {
  if (troubles.length > 0) return printerStates.stopped
  return runningJob(state) ? printerStates.processing : printerStates.idle
}

/** Everything the tray says about itself; which of it was asked for, the desk decides. */
export const printerAttributes = (
  state: VirtualPrinterState,
  address: string,
  name: string,
  upSeconds: number,
): readonly IppAttribute[] => {
  const troubles = troublesOf(state)
  const reasons = [...troubles, ...warningsOf(state)]
  return [
    uri('printer-uri-supported', address),
    keyword('uri-security-supported', 'none'),
    keyword('uri-authentication-supported', 'none'),
    named('printer-name', name),
    text('printer-info', name),
    text('printer-location', ''),
    uri('printer-more-info', address.replace('ipp:', 'http:')),
    text('printer-make-and-model', 'Campus Tray'),
    enumeration('printer-state', stateOf(state, troubles)),
    keyword('printer-state-reasons', ...(reasons.length > 0 ? reasons : ['none'])),
    boolean('printer-is-accepting-jobs', true),
    integer('printer-up-time', Math.max(1, upSeconds)),
    integer('queued-job-count', state.jobs.filter((job) => !isOver(job)).length),
    keyword('ipp-versions-supported', '1.1', '2.0'),
    enumeration('operations-supported', ...Object.values(operations)),
    { name: 'charset-configured', values: [{ tag: valueTags.charset, value: 'utf-8' }] },
    { name: 'charset-supported', values: [{ tag: valueTags.charset, value: 'utf-8' }] },
    { name: 'natural-language-configured', values: [{ tag: valueTags.language, value: 'en' }] },
    { name: 'generated-natural-language-supported', values: [{ tag: valueTags.language, value: 'en' }] },
    mimeType('document-format-default', 'application/pdf'),
    mimeType('document-format-supported', ...documentFormats),
    keyword('pdl-override-supported', 'attempted'),
    keyword('compression-supported', 'none'),
    boolean('multiple-document-jobs-supported', false),
    integer('multiple-operation-time-out', 60),
    boolean('color-supported', true),
    keyword('media-supported', ...Object.values(mediaNames)),
    keyword('media-default', mediaNames.a4),
    { name: 'media-col-default', values: [collection(a4Size)] },
    keyword('media-ready', ...(['a4', 'photo'] as const).filter((media) => state.paper[media] > 0).map((media) => mediaNames[media])),
    keyword('sides-supported', ...sides),
    keyword('sides-default', 'one-sided'),
    keyword('print-color-mode-supported', ...colourModes),
    keyword('print-color-mode-default', 'auto'),
    keyword('print-scaling-supported', ...scalings),
    keyword('print-scaling-default', 'auto'),
    range('copies-supported', { from: 1, to: maxTrayCopies }),
    integer('copies-default', 1),
    boolean('page-ranges-supported', true),
    keyword('multiple-document-handling-supported', 'separate-documents-collated-copies'),
    octets('printer-input-tray', inputTray('main', 'a4', state.paper.a4), inputTray('photo', 'photo', state.paper.photo)),
    named('marker-names', 'Black'),
    keyword('marker-types', 'toner'),
    named('marker-colors', '#000000'),
    integer('marker-levels', Math.ceil((state.toner / fullToner) * 100)),
  ]
}

const jobReasons = (job: PrintedJob): string => {
  if (!isOver(job) && !job.hasDocument) return 'job-incoming'
  if (job.state === jobStates.stopped) return 'printer-stopped'
  if (job.state === jobStates.cancelled) return 'job-canceled-by-user'
  if (job.state === jobStates.aborted) return 'aborted-by-system'
  return job.state === jobStates.completed ? 'job-completed-successfully' : job.impressions > 0 ? 'job-printing' : 'none'
}

const seconds = (at: number, startedAt: number) => Math.max(1, Math.round((at - startedAt) / 1000))

const moment = (name: string, at: number | null, startedAt: number): IppAttribute =>
  at === null ? { name, values: [{ tag: valueTags.noValue, value: null }] } : integer(name, seconds(at, startedAt))

export const jobAttributes = (job: PrintedJob, address: string, startedAt: number): readonly IppAttribute[] => [
  integer('job-id', job.id),
  uri('job-uri', `${address}/${job.id}`),
  uri('job-printer-uri', address),
  named('job-name', job.name),
  named('job-originating-user-name', 'campus-terminal'),
  enumeration('job-state', job.state),
  keyword('job-state-reasons', jobReasons(job)),
  integer('job-impressions', pagesDue(job)),
  integer('job-impressions-completed', job.impressions),
  integer('job-media-sheets-completed', job.sheets),
  integer('time-at-creation', seconds(job.createdAt, startedAt)),
  moment('time-at-processing', job.startedAt, startedAt),
  moment('time-at-completed', job.endedAt, startedAt),
  integer('job-printer-up-time', seconds(Date.now(), startedAt)),
]
