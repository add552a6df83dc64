/** Without measuring, each prompt is shown for a while and pictures are taken at fixed times. */
const frontMs = 2000
const stepMs = 4000
const framesOfStep = 4

export interface TimedStep {
  readonly step: number
  /** After the start, in milliseconds. */
  readonly at: number
  readonly isTaken: boolean
}

/** When which prompt is shown and a picture is taken; the last one says that all is done. */
export const timedSteps = (count: number): readonly TimedStep[] => [
  { step: 0, at: frontMs, isTaken: true },
  ...Array.from({ length: count }, (_, step) =>
    Array.from({ length: framesOfStep }, (__, index) => ({
      step,
      at: frontMs + step * stepMs + ((index + 1) * stepMs) / (framesOfStep + 1),
      isTaken: true,
    })),
  ).flat(),
  { step: count, at: frontMs + count * stepMs, isTaken: false },
]
