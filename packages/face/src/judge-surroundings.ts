import { type Colour, colourDistance } from './colour.ts'
import { type Check, type Limit, type PortraitRules, small } from './judge.ts'
import type { Surroundings } from './surroundings.ts'

/** A JPEG of quality 60, which photo standards demand, stays below .6; one of quality 20 lies above .8. */
const usualArtifacts: Limit = { advise: 0.6, refuse: 0.85 }
const usualBackground: Limit = { advise: 25, refuse: 60 }
/** Half of the way between white and light blue; a white wall in the shade stays below it. */
const usualColour: Limit = { advise: 12, refuse: 25 }
/** A smile is only advised against, however sure it is. */
const expression: Limit = { advise: 0.6, refuse: 1 }

/** Only a background as plain as this can be told from a person well enough to be replaced. */
export const maxReplaceableSpread = usualBackground.advise

/** Judges what lies around a face; only for pictures that show exactly one. The colour of the background counts where one is wanted. */
export const judgeSurroundings = (
  { background: seen, expression: smile, blocks }: Surroundings,
  { background = usualBackground, artifacts = usualArtifacts }: Pick<PortraitRules, 'background' | 'artifacts'> = {},
  wanted?: Colour,
): readonly Check[] => [
  small('BackgroundUniformity', seen?.spread ?? 0, background),
  ...(wanted && seen ? [small('BackgroundColour', colourDistance(seen.colour, wanted), usualColour)] : []),
  small('ExpressionNeutrality', Math.min(1, smile), expression),
  small('CompressionArtifacts', blocks, artifacts),
]
