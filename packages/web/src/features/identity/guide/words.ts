import { wordsOf } from '@campus/ui/words/words.ts'

export const guideWords = wordsOf({
  lead: [
    '照这样拍，多数人一次就能通过。相机会一步步提示您。',
    'Follow these drawings and most people pass the first time. The camera helps you step by step.',
    '照這樣拍，多數人一次就能通過。相機會一步步提示您。',
  ],
  firstLead: [
    '欢迎！学校需要一张您的近照，用在学生证和证明上。两分钟就好，也可以以后再拍。',
    'Welcome! Your school needs a recent photo for cards and certificates. It takes two minutes, and you can also do it later.',
    '歡迎！學校需要一張您的近照，用在學生證和證明上。兩分鐘就好，也可以以後再拍。',
  ],
  right: ['这样拍', 'Like this', '這樣拍'],
  rightText: ['正对镜头，光线均匀，背景干净', 'Face the camera in even light, in front of a plain wall', '正對鏡頭，光線均勻，背景乾淨'],
  wrong: ['不要这样', 'Not like this', '不要這樣'],
  turned: ['头歪了或侧着脸', 'Head tilted or turned', '頭歪了或側著臉'],
  dark: ['一半太暗，脸上有阴影', 'Half in the dark, shadow on the face', '一半太暗，臉上有陰影'],
  covered: ['戴帽子、墨镜或口罩', 'Hat, dark glasses or mask', '戴帽子、墨鏡或口罩'],
  busy: ['背景杂乱', 'Cluttered background', '背景雜亂'],
  far: ['离得太远，脸太小', 'Too far away, face too small', '離得太遠，臉太小'],
  prepare: ['开始之前', 'Before you begin', '開始之前'],
  stepWall: ['站在浅色的墙前，离墙半米', 'Stand half a metre in front of a light wall', '站在淺色的牆前，離牆半公尺'],
  stepLight: ['面向窗户或灯，不要背光', 'Face a window or a lamp, not away from it', '面向窗戶或燈，不要背光'],
  stepPhone: ['手机举到与眼睛同高', 'Hold the phone at the height of your eyes', '手機舉到與眼睛同高'],
  stepHair: ['头发不遮眉毛，取下帽子和墨镜', 'Keep hair off your eyebrows; take off hat and dark glasses', '頭髮不遮眉毛，取下帽子和墨鏡'],
  begin: ['开始拍摄', 'Open the camera', '開始拍攝'],
  album: ['从相册选择或其他方式', 'Album and other ways', '從相簿選擇或其他方式'],
  later: ['以后再说', 'Later', '以後再說'],
  privacyNote: [
    '照片只用于您同意的用途，可以随时撤回同意。',
    'Your photo is used only for what you agree to. You can withdraw at any time.',
    '照片只用於您同意的用途，可以隨時撤回同意。',
  ],
})
