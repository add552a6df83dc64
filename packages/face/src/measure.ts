import { alignedFace, embed } from './embedding.ts'
import { eyeGaps, mouthGap } from './eyes-and-mouth.ts'
import { type FaceMesh, measureMesh } from './face-mesh.ts'
import { type FoundFace, findFaces } from './find-faces.ts'
import { clipped, faceSquare, sharpness, unevenness } from './light.ts'
import type { Models } from './models.ts'
import type { Picture } from './picture.ts'
import { type Pose, poseOf } from './pose.ts'

/** What is measured of one face, without any judgement. */
export interface FaceMeasures {
  readonly box: FoundFace
  readonly mesh: FaceMesh
  readonly pose: Pose
  readonly eyes: { readonly right: number; readonly left: number }
  readonly mouth: number
  readonly sharpness: number
  readonly clipped: { readonly bright: number; readonly dark: number }
  readonly unevenness: number
}

const measureFace = async (models: Models, picture: Picture, box: FoundFace): Promise<FaceMeasures> => {
  const mesh = await measureMesh(models.mesh, picture, box)
  const face = faceSquare(picture, mesh)
  return {
    box,
    mesh,
    pose: poseOf(mesh),
    eyes: await eyeGaps(models.iris, picture, mesh),
    mouth: mouthGap(mesh),
    sharpness: sharpness(face),
    clipped: clipped(face),
    unevenness: unevenness(face),
  }
}

/** All faces of a picture, the surest first. */
export const measureFaces = async (models: Models, picture: Picture): Promise<readonly FaceMeasures[]> => {
  const measured: FaceMeasures[] = []
  for (const box of await findFaces(models.detector, picture)) measured.push(await measureFace(models, picture, box))
  return measured
}

export const vectorOf = (models: Models, picture: Picture, { mesh }: FaceMeasures): Promise<Float32Array> =>
  embed(models.embedder, alignedFace(picture, mesh))
