import type { Phrase } from '@campus/contract/language.ts'
import type { Check } from '@campus/face/judge.ts'

type Explain = (check: Check) => Phrase

const whole = (value: number) => String(Math.round(value))
const percent = (value: number) => `${Math.round(value * 100)}%`

const turned =
  (advice: Phrase): Explain =>
  ({ measured, limit }) => {
    const [is, max] = [whole(measured), whole(limit)]
    return [
      `偏了 ${is}°，最多 ${max}°。${advice[0]}`,
      `Off by ${is}°, at most ${max}°. ${advice[1]}`,
      `偏了 ${is}°，最多 ${max}°。${advice[2]}`,
    ]
  }

/** What is wrong, how far off, what to do. A name that is not here is shown as it is, with its numbers. */
const texts: Readonly<Record<string, Explain>> = {
  SingleFacePresent: ({ measured }) => [
    `照片中有 ${whole(measured)} 张人脸，应只有您自己。`,
    `There are ${whole(measured)} faces in the photo. It should show only you.`,
    `照片中有 ${whole(measured)} 張人臉，應只有您自己。`,
  ],
  HeadSize: ({ measured, limit }) =>
    measured < limit
      ? [
          `脸宽占照片的 ${percent(measured)}，至少 ${percent(limit)}。请靠近一些。`,
          `Your face fills ${percent(measured)} of the width, at least ${percent(limit)} is needed. Move closer.`,
          `臉寬占照片的 ${percent(measured)}，至少 ${percent(limit)}。請靠近一些。`,
        ]
      : [
          `脸宽占照片的 ${percent(measured)}，最多 ${percent(limit)}。请离远一些。`,
          `Your face fills ${percent(measured)} of the width, at most ${percent(limit)} is allowed. Move back.`,
          `臉寬占照片的 ${percent(measured)}，最多 ${percent(limit)}。請離遠一些。`,
        ],
  HeadPoseYaw: turned(['请正对镜头，不要左右转头。', 'Face the camera, without turning left or right.', '請正對鏡頭，不要左右轉頭。']),
  HeadPosePitch: turned(['请平视镜头，不要抬头或低头。', 'Hold your head level and look straight ahead.', '請平視鏡頭，不要抬頭或低頭。']),
  HeadPoseRoll: turned(['请把头摆正，不要歪头。', 'Keep your head upright, without tilting it.', '請把頭擺正，不要歪頭。']),
  EyesOpen: () => [
    '眼睛没有完全睁开，请睁眼看镜头。',
    'Your eyes are not fully open. Look at the camera with open eyes.',
    '眼睛沒有完全睜開，請睜眼看鏡頭。',
  ],
  MouthClosed: () => ['嘴没有闭上，请自然闭嘴。', 'Your mouth is open. Close it naturally.', '嘴沒有閉上，請自然閉嘴。'],
  Sharpness: ({ measured, limit }) => [
    `照片不够清晰（${whole(measured)}，至少 ${whole(limit)}）。请拿稳手机、擦净镜头再拍。`,
    `The photo is not sharp (${whole(measured)}, at least ${whole(limit)}). Hold still and wipe the lens.`,
    `照片不夠清晰（${whole(measured)}，至少 ${whole(limit)}）。請拿穩手機、擦淨鏡頭再拍。`,
  ],
  IlluminationUniformity: ({ measured, limit }) => [
    `脸部两侧明暗不均（相差 ${percent(measured)}，最多 ${percent(limit)}）。请面向光源。`,
    `One side of your face is darker (by ${percent(measured)}, at most ${percent(limit)}). Turn towards the light.`,
    `臉部兩側明暗不均（相差 ${percent(measured)}，最多 ${percent(limit)}）。請面向光源。`,
  ],
  UnderExposurePrevention: ({ measured, limit }) => [
    `脸部过暗（${percent(measured)}，最多 ${percent(limit)}）。请到明亮的地方拍。`,
    `Your face is too dark (${percent(measured)}, at most ${percent(limit)}). Find a brighter place.`,
    `臉部過暗（${percent(measured)}，最多 ${percent(limit)}）。請到明亮的地方拍。`,
  ],
  OverExposurePrevention: ({ measured, limit }) => [
    `脸部过亮（${percent(measured)}，最多 ${percent(limit)}）。请避开强光。`,
    `Your face is too bright (${percent(measured)}, at most ${percent(limit)}). Step out of the strong light.`,
    `臉部過亮（${percent(measured)}，最多 ${percent(limit)}）。請避開強光。`,
  ],
  BackgroundUniformity: ({ measured, limit }) => [
    `背景不够干净（色差 ${whole(measured)}，最多 ${whole(limit)}）。请站到纯色墙前重拍。`,
    `The background is not plain (colours differ by ${whole(measured)}, at most ${whole(limit)}). Stand in front of a plain wall.`,
    `背景不夠乾淨（色差 ${whole(measured)}，最多 ${whole(limit)}）。請站到素色牆前重拍。`,
  ],
  BackgroundColour: ({ measured, limit }) => [
    `背景颜色不符合要求（色差 ${whole(measured)}，最多 ${whole(limit)}）。请在要求的背景颜色前重拍。`,
    `The background is not the required colour (off by ${whole(measured)}, at most ${whole(limit)}). Take it in front of the required colour.`,
    `背景顏色不符合要求（色差 ${whole(measured)}，最多 ${whole(limit)}）。請在要求的背景顏色前重拍。`,
  ],
  ExpressionNeutrality: ({ measured }) => [
    `表情不够自然（笑容 ${percent(measured)}）。建议放松，不要笑。`,
    `The expression is not neutral (smile: ${percent(measured)}). Relax and do not smile.`,
    `表情不夠自然（笑容 ${percent(measured)}）。建議放鬆，不要笑。`,
  ],
  CompressionArtifacts: ({ measured, limit }) => [
    `画质太低（压缩痕迹 ${percent(measured)}，最多 ${percent(limit)}）。请选择未压缩的原图。`,
    `The picture is compressed too much (${percent(measured)}, at most ${percent(limit)}). Choose the original picture.`,
    `畫質太低（壓縮痕跡 ${percent(measured)}，最多 ${percent(limit)}）。請選擇未壓縮的原圖。`,
  ],
}

export const explainCheck = (check: Check): Phrase => {
  const plain = `${check.name}: ${check.measured} / ${check.limit}`
  return check.verdict === 'good' ? ['', '', ''] : (texts[check.name]?.(check) ?? [plain, plain, plain])
}
