import type { Phrase } from '@campus/contract/language.ts'

/** What the checks of a photo look at, by their names in ISO/IEC 29794-5. */
const checkNames: Readonly<Record<string, Phrase>> = {
  SingleFacePresent: ['只有一张人脸', 'One face only', '只有一張人臉'],
  HeadSize: ['脸部大小', 'Size of the face', '臉部大小'],
  HeadPoseYaw: ['正对镜头', 'Facing the camera', '正對鏡頭'],
  HeadPosePitch: ['不仰头不低头', 'Head level', '不仰頭不低頭'],
  HeadPoseRoll: ['头部端正', 'Head upright', '頭部端正'],
  EyesOpen: ['眼睛睁开', 'Eyes open', '眼睛睜開'],
  MouthClosed: ['嘴巴闭合', 'Mouth closed', '嘴巴閉合'],
  Sharpness: ['清晰度', 'Sharpness', '清晰度'],
  IlluminationUniformity: ['光线均匀', 'Even light', '光線均勻'],
  UnderExposurePrevention: ['不太暗', 'Bright enough', '不太暗'],
  OverExposurePrevention: ['不过曝', 'Not too bright', '不過曝'],
  NoHeadCoverings: ['没有遮挡', 'Nothing covers the head', '沒有遮擋'],
  FaceOcclusionPrevention: ['脸部无遮挡', 'Nothing covers the face', '臉部無遮擋'],
  ExpressionNeutrality: ['表情自然', 'Neutral expression', '表情自然'],
  BackgroundUniformity: ['背景干净', 'Plain background', '背景乾淨'],
  BackgroundColour: ['背景颜色', 'Background colour', '背景顏色'],
  CompressionArtifacts: ['画质', 'Picture quality', '畫質'],
}

/** A check that a newer server added is shown under its own name. */
export const checkName = (name: string): Phrase => checkNames[name] ?? [name, name, name]
