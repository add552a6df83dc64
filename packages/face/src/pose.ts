import type { FaceMesh, MeshPoint } from './face-mesh.ts'

/** In degrees; 0 where somebody looks straight into an upright camera. */
export interface Pose {
  /** Above 0 the head is turned to the right of the picture. */
  readonly yaw: number
  /** Above 0 the head looks down. */
  readonly pitch: number
  /** Above 0 the head leans to the right of the picture. */
  readonly roll: number
}

const origin: MeshPoint = { x: 0, y: 0, z: 0 }
/** The edge of the face beside each ear, the top of the forehead and the chin. */
const places = { rightEdge: 234, leftEdge: 454, forehead: 10, chin: 152 } as const

/** Of a head that looks straight ahead, the chin lies this much farther back than the forehead for the model. */
const levelPitch = 9

const degrees = (up: number, along: number) => (Math.atan2(up, along) * 180) / Math.PI

export const poseOf = ({ points }: FaceMesh): Pose => {
  const at = (name: keyof typeof places) => points[places[name]] ?? origin
  const [right, left, top, bottom] = [at('rightEdge'), at('leftEdge'), at('forehead'), at('chin')]
  const across = { x: left.x - right.x, y: left.y - right.y, z: left.z - right.z }
  const down = { x: bottom.x - top.x, y: bottom.y - top.y, z: bottom.z - top.z }
  return {
    yaw: degrees(across.z, Math.hypot(across.x, across.y)),
    pitch: degrees(down.z, Math.hypot(down.x, down.y)) - levelPitch,
    roll: degrees(across.y, across.x),
  }
}
