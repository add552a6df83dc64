import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobStates } from '../ipp/tags.ts'
import { abortLate, advance, cancelJob, takeDocument, troublesOf } from './engine.rules.ts'
import { fullPaper, fullToner, type PrintedJob, type VirtualPrinterState } from './state.ts'

const now = new Date('2026-11-15T08:00:00Z')

const jobOf = (given: Partial<PrintedJob> = {}): PrintedJob => ({
  id: 1,
  name: 'job',
  state: jobStates.pending,
  hasDocument: true,
  copies: 1,
  ranges: [{ from: 1, to: 3 }],
  isDuplex: false,
  isColour: false,
  media: 'a4',
  scaling: 'auto',
  impressions: 0,
  sheets: 0,
  pages: [],
  createdAt: now.getTime(),
  startedAt: null,
  endedAt: null,
  ...given,
})

const printerOf = (job: Partial<PrintedJob>, given: Partial<VirtualPrinterState> = {}): VirtualPrinterState => ({
  nextJobId: 2,
  paper: fullPaper,
  toner: fullToner,
  isJammed: false,
  isDoorOpen: false,
  isPaused: false,
  jamsAt: null,
  jobs: [jobOf(job)],
  ...given,
})

const run = (virtualPrinter: VirtualPrinterState, steps: number) =>
  Array.from({ length: steps }).reduce<VirtualPrinterState>((state) => advance(state, now), virtualPrinter)
const reported = ({ jobs: [job], paper }: VirtualPrinterState) => [job?.state, job?.impressions, job?.sheets, paper.a4]

test('a sheet is printed with both sides, and a copy starts on its own sheet', () => {
  const virtualPrinter = printerOf({ copies: 2, isDuplex: true })
  assert.deepEqual(
    [1, 2, 3, 4].map((steps) => run(virtualPrinter, steps).jobs[0]?.impressions),
    [2, 3, 5, 6],
  )
  assert.deepEqual(reported(run(virtualPrinter, 9)), [jobStates.completed, 6, 4, 246])
})

test('a sheet that jams is lost with both its sides, and is printed again once the jam is cleared', () => {
  const jammed = run(printerOf({ isDuplex: true }, { jamsAt: 2 }), 3)
  assert.deepEqual([reported(jammed), troublesOf(jammed)], [[jobStates.stopped, 0, 0, 249], ['media-jam-error']])
  assert.deepEqual(reported(run({ ...jammed, isJammed: false }, 2)), [jobStates.completed, 3, 2, 247])
})

test('nothing is printed without paper, toner or with an open door', () => {
  for (const trouble of [{ paper: { a4: 0, photo: 5 } }, { toner: 0 }, { isDoorOpen: true }, { isPaused: true }])
    assert.equal(run(printerOf({}, trouble), 3).jobs[0]?.impressions, 0)
  const photo = run(printerOf({ media: 'photo', ranges: [{ from: 1, to: 1 }] }, { paper: { a4: 0, photo: 5 } }), 2)
  assert.deepEqual([photo.jobs[0]?.state, photo.paper.photo], [jobStates.completed, 4])
})

test('pages that a file does not have are not printed, and a file without any is given up', () => {
  const ranges = [{ from: 2, to: 9 }]
  assert.deepEqual(takeDocument(printerOf({ hasDocument: false, ranges }), 1, 3, now).jobs[0]?.ranges, [{ from: 2, to: 3 }])
  assert.deepEqual(takeDocument(printerOf({ hasDocument: false, ranges: [] }), 1, 4, now).jobs[0]?.ranges, [{ from: 1, to: 4 }])
  assert.deepEqual(takeDocument(printerOf({ hasDocument: false, ranges }), 1, undefined, now).jobs[0]?.ranges, ranges)
  assert.equal(takeDocument(printerOf({ hasDocument: false, ranges }), 1, 1, now).jobs[0]?.state, jobStates.aborted)
  assert.equal(takeDocument(printerOf({ hasDocument: false, ranges: [] }), 1, undefined, now).jobs[0]?.state, jobStates.aborted)
})

test('a job that was announced but not sent is cancelled after a minute, and none that is over is cancelled', () => {
  const virtualPrinter = printerOf({ hasDocument: false })
  assert.equal(abortLate(virtualPrinter, new Date(now.getTime() + 60_000)), virtualPrinter)
  assert.equal(abortLate(virtualPrinter, new Date(now.getTime() + 60_001)).jobs[0]?.state, jobStates.aborted)
  const done = run(printerOf({}), 3)
  assert.equal(cancelJob(done, 1, now), done)
  assert.deepEqual(reported(cancelJob(run(printerOf({}), 2), 1, now)), [jobStates.cancelled, 2, 2, 248])
})
