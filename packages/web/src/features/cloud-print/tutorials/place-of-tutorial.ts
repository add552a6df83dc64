import type { PlaceOf } from '../../../domain/articles/problem-card.tsx'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'

/** Tutorials lead from one to the next without leaving printing. */
export const placeOfTutorial: PlaceOf = () => cloudPrintPaths.tutorial
