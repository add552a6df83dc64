import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'
import type { AdviceKey } from './coach.ts'

export const captureWords = wordsOf({
  opening: [
    '正在准备拍照指导，也可以直接拍照',
    'Getting ready to guide you. You can take the photo now, too.',
    '正在準備拍照指導，也可以直接拍照',
  ],
  off: [
    '面对相机，把脸放进椭圆里，再点快门',
    'Face the camera, fit your face in the oval and press the shutter.',
    '面對相機，把臉放進橢圓裡，再點快門',
  ],
  hold: ['很好，保持不动', 'Good. Hold still.', '很好，保持不動'],
  shutter: ['拍照', 'Take photo', '拍照'],
  switchCamera: ['切换相机', 'Switch camera', '切換相機'],
  album: ['从相册选择', 'Choose from album', '從相簿選擇'],
  unreadable: ['图片打不开，请换一张', 'This picture cannot be opened. Choose another.', '圖片打不開，請換一張'],
})

/** What the coach says. */
export const adviceWords = wordsOf({
  noFace: ['没有看到人脸，请把脸放进椭圆里', 'No face found. Fit your face in the oval.', '沒有看到人臉，請把臉放進橢圓裡'],
  severalFaces: ['画面里只能有您一个人', 'Only you should be in the picture.', '畫面裡只能有您一個人'],
  tooFar: ['靠近一点', 'Move closer.', '靠近一點'],
  tooNear: ['离远一点', 'Move back a little.', '離遠一點'],
  turnRight: ['头向右转一点，正对相机', 'Turn your head a little to your right.', '頭向右轉一點，正對相機'],
  turnLeft: ['头向左转一点，正对相机', 'Turn your head a little to your left.', '頭向左轉一點，正對相機'],
  chinUp: ['下巴抬高一点', 'Raise your chin a little.', '下巴抬高一點'],
  chinDown: ['下巴放低一点', 'Lower your chin a little.', '下巴放低一點'],
  HeadPoseRoll: ['头摆正，不要歪', 'Hold your head straight.', '頭擺正，不要歪'],
  EyesOpen: ['请睁开眼睛', 'Open your eyes.', '請睜開眼睛'],
  MouthClosed: ['请闭上嘴', 'Close your mouth.', '請閉上嘴'],
  Sharpness: ['画面模糊，请拿稳，擦一下镜头', 'The picture is blurred. Hold still and wipe the lens.', '畫面模糊，請拿穩，擦一下鏡頭'],
  IlluminationUniformity: ['脸上一边暗，请面向光线', 'One side of your face is dark. Face the light.', '臉上一邊暗，請面向光線'],
  UnderExposurePrevention: ['光线太暗，请换到亮处', 'It is too dark. Find more light.', '光線太暗，請換到亮處'],
  BackgroundUniformity: [
    '背景太杂，请换到纯色墙前',
    'The background is too busy. Stand in front of a plain wall.',
    '背景太雜，請換到素色牆前',
  ],
  BackgroundColour: [
    '背景颜色不对，请换到要求的颜色前',
    'The background has the wrong colour. Stand in front of the required one.',
    '背景顏色不對，請換到要求的顏色前',
  ],
  ExpressionNeutrality: ['表情自然，不要笑', 'Keep a neutral expression.', '表情自然，不要笑'],
  CompressionArtifacts: ['画质太低，请换一张', 'The picture quality is too low. Choose another.', '畫質太低，請換一張'],
  OverExposurePrevention: ['光线太强，请避开强光', 'The light is too strong. Step out of it.', '光線太強，請避開強光'],
} satisfies Record<AdviceKey, Phrase>)
