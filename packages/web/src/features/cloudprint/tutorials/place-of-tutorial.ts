import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import type { PlaceOf } from '../../../domain/articles/problem-card.tsx'

/** Tutorials lead from one to the next without leaving printing. */
export const placeOfTutorial: PlaceOf = () => cloudPrintPaths.tutorial
