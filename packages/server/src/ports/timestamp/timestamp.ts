import type { TimestampAuthority } from '@campus/proof/sign/time-stamps.ts'

/** Somebody outside who says when something existed; its answers are held against what was asked. */
export type TimestampPort = TimestampAuthority
