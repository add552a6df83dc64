import { type Check, type Limit, type PortraitRules, small } from './judge.ts'
import type { Surroundings } from './surroundings.ts'

/** A JPEG of quality 60, which photo standards demand, stays below .6; one of quality 20 lies above .8. */
const usualArtifacts: Limit = { advise: 0.6, refuse: 0.85 }
const usualBackground: Limit = { advise: 25, refuse: 60 }
/** A smile is only advised against, however sure it is. */
const expression: Limit = { advise: 0.6, refuse: 1 }

/** Judges what lies around a face; only for pictures that show exactly one. */
export const judgeSurroundings = (
  measured: Surroundings,
  { background = usualBackground, artifacts = usualArtifacts }: Pick<PortraitRules, 'background' | 'artifacts'> = {},
): readonly Check[] => [
  small('BackgroundUniformity', measured.background, background),
  small('ExpressionNeutrality', Math.min(1, measured.expression), expression),
  small('CompressionArtifacts', measured.blocks, artifacts),
]
