import { wordsOf } from '@campus/ui/words/words.ts'

export const viewWords = wordsOf({
  voice: ['语音提示', 'Voice guidance', '語音提示'],
  deniedText: [
    '请在浏览器的网站设置里允许使用相机，再点“重试”；也可以用下面的其他方式。',
    'Allow camera access in your browser’s site settings and try again, or use another way below.',
    '請在瀏覽器的網站設定裡允許使用相機，再點「重試」；也可以用下面的其他方式。',
  ],
  missingText: [
    '这台设备没有可用的相机，请用下面的其他方式。',
    'This device has no usable camera. Use another way below.',
    '這台裝置沒有可用的相機，請用下面的其他方式。',
  ],
  busyText: [
    '请关闭其他正在使用相机的应用，再点“重试”；也可以用下面的其他方式。',
    'Close the other app using the camera and try again, or use another way below.',
    '請關閉其他正在使用相機的應用，再點「重試」；也可以用下面的其他方式。',
  ],
  insecureText: [
    '浏览器只在安全连接（https）下开放相机，请用下面的其他方式。',
    'The camera works only over a secure connection (https). Use another way below.',
    '瀏覽器只在安全連線（https）下開放相機，請用下面的其他方式。',
  ],
})
