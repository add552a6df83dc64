import type { FaceFault } from '@campus/contract/faces/face-words.ts'
import type { Phrase } from '@campus/contract/language.ts'

/** Why a check failed, and what helps next time. */
export const faultWords: Readonly<Record<FaceFault, Phrase>> = {
  too_few_frames: [
    '拍到的画面太少，请按提示做完动作',
    'Too few pictures were taken. Follow all prompts.',
    '拍到的畫面太少，請按提示做完動作',
  ],
  repeated_frame: [
    '画面重复，请在相机前重新做动作',
    'The same picture came twice. Do the movements again before the camera.',
    '畫面重複，請在相機前重新做動作',
  ],
  no_face: [
    '有的画面里没有人脸，请一直面对相机',
    'Your face was out of the picture. Stay in front of the camera.',
    '有的畫面裡沒有人臉，請一直面對相機',
  ],
  several_faces: [
    '画面里不止一个人，请单独核对',
    'More than one person was in the picture. Do it on your own.',
    '畫面裡不止一個人，請單獨核對',
  ],
  person_changed: ['画面里的人前后不一致', 'The pictures do not all show the same person.', '畫面裡的人前後不一致'],
  no_front_view: [
    '没有拍到正脸，请先正对相机',
    'Your face was never seen from the front. Look straight ahead first.',
    '沒有拍到正臉，請先正對相機',
  ],
  prompt_missed: [
    '动作没有做完，请慢一点、幅度大一点',
    'A movement was missed. Do it slowly and clearly.',
    '動作沒有做完，請慢一點、幅度大一點',
  ],
  flat: [
    '看起来像照片，请在光线好的地方由本人核对',
    'This looked like a photo. Do it in person, in good light.',
    '看起來像照片，請在光線好的地方由本人核對',
  ],
  picture_broken: ['画面打不开，请再试一次', 'A picture could not be opened. Try again.', '畫面打不開，請再試一次'],
  other_person: ['和登记的照片不像同一个人', 'This does not look like the person in the registered photo.', '和登記的照片不像同一個人'],
}
