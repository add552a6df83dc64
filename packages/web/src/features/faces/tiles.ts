import { facesPaths } from '@campus/contract/paths/faces.ts'
import { FaceRecognitionOutline, SmileOutline, UserAddOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const facesTiles: readonly Tile[] = [
  {
    name: 'face-checks',
    group: 'mine',
    order: 5054,
    path: facesPaths.check,
    title: ['人脸核对', 'Face check', '人臉核對'],
    spelling: 'ren lian he dui',
    icon: FaceRecognitionOutline,
  },
  {
    name: 'face-consents',
    group: 'mine',
    order: 5056,
    path: facesPaths.consents,
    title: ['人脸授权', 'Use of my face', '人臉授權'],
    spelling: 'ren lian shou quan',
    icon: SmileOutline,
  },
  {
    name: 'face-children',
    group: 'mine',
    order: 5058,
    path: facesPaths.children,
    title: ['孩子的人脸', 'My child’s face', '孩子的人臉'],
    spelling: 'hai zi de ren lian',
    icon: UserAddOutline,
  },
]
