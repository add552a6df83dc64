import type { ProviderReport } from './process-report.repository.ts'

/** One failure is a bad line; several in a row, of which the last is recent, are an outage. Without new tries nobody knows, so it ends by itself. */
const [minFailures, recentMs] = [3, 15 * 60_000]

export const isDown = (report: Pick<ProviderReport, 'failures' | 'last_failure_at'> | undefined, now: Date): boolean =>
  report !== undefined &&
  report.failures >= minFailures &&
  report.last_failure_at !== null &&
  now.getTime() - report.last_failure_at.getTime() < recentMs
