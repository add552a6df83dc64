import type { PaperFault, PaperField, PaperKind, PaperSide } from '@campus/contract/identity/papers.ts'

export interface ReadField {
  readonly field: PaperField
  readonly value: string
  /** From 0 to 1. */
  readonly confidence: number
  /** Proved by a check digit; others are proposals to confirm. */
  readonly isProved: boolean
}

export interface ReadPaper {
  readonly fields: readonly ReadField[]
  /** Which side the picture shows, where that could be told. */
  readonly side: PaperSide | undefined
  readonly faults: readonly PaperFault[]
}

/** Reads pictures of identity papers. `who` limits how many of one person wait. */
export interface PaperPort {
  read(picture: Uint8Array, kind: PaperKind, who?: string): Promise<ReadPaper>
  close(): Promise<void>
}

/** This person has enough pictures in the queue, everybody together has, or the reader does not answer. */
export class PapersBusy extends Error {}
