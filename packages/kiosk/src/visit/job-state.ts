import type { PrintProgress } from '@campus/contract/printing/items.ts'

/** Paper is under way; the screen waits for it. */
export const isGoing = ({ state }: Pick<PrintProgress, 'state'>): boolean =>
  state === 'queued' || state === 'printing' || state === 'stopped'

/** The print to show: the one just started, until the server reports it, or the reported one; none that was dismissed. */
export const jobToShow = (
  reported: PrintProgress | null,
  begun: PrintProgress | undefined,
  seenOff: ReadonlySet<string>,
): PrintProgress | undefined => {
  const job = begun && reported?.jobId !== begun.jobId && !seenOff.has(begun.jobId) ? begun : (reported ?? undefined)
  return job && !seenOff.has(job.jobId) ? job : undefined
}
