import { item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

export const studyArticles = [
  article(
    'leave',
    ['怎样请假', 'Request leave', '怎樣請假'],
    item(
      '打开“工作台 → 请假”，选择事假、病假、公假或其他，填写起止时间和原因，可附最多三张图片。',
      'Open “Workbench → Request leave” and choose the type, the times and the reason, with up to three pictures.',
      '打開「工作台 → 請假」，選擇事假、病假、公假或其他，填寫起迄時間和原因，可附最多三張圖片。',
    ),
    item(
      '离您最近的管理老师会收到并审批，结果在消息中告诉您。',
      'Your nearest managing teacher decides, and you are notified of the result.',
      '離您最近的管理老師會收到並審批，結果在訊息中告訴您。',
    ),
    item(
      '一次最多 60 天；同一段时间不能有两个请假。',
      'Up to 60 days at a time, and requests must not overlap.',
      '一次最多 60 天；同一段時間不能有兩個請假。',
    ),
  ),
  article(
    'leave-back',
    ['请假申请填错了', 'My leave request is wrong', '請假申請填錯了'],
    paragraph(
      '在“我的请假”里打开这条申请，审批前可以撤回，再重新提交。',
      'Open it under “My leave”. Until it is decided you can withdraw it and submit another.',
      '在「我的請假」裡打開這條申請，審批前可以撤回，再重新提交。',
    ),
    item(
      '已经批准的，请联系审批老师说明情况。',
      'If it has already been approved, talk to the teacher who decided it.',
      '已經批准的，請聯絡審批老師說明情況。',
    ),
  ),
  article(
    'grades',
    ['成绩单和平均绩点在哪里看', 'Where are my grades and GPA', '成績單和平均績點在哪裡看'],
    paragraph(
      '在“工作台 → 成绩”按学年和学期查看每门课的成绩、学分和绩点。',
      '“Workbench → My grades” shows every course with its score, credits and grade points, by year and term.',
      '在「工作台 → 成績」按學年和學期查看每門課的成績、學分和績點。',
    ),
    item(
      '对成绩有疑问请联系任课老师或教务处，本应用只显示学校登记的结果。',
      'Ask your teacher or the Academic Affairs Office about a score. The app shows what the school has on record.',
      '對成績有疑問請聯絡任課老師或教務處，本應用只顯示學校登記的結果。',
    ),
    item(
      '需要盖章的成绩证明，请申请“成绩证明”。',
      'For a sealed transcript, apply for a “Grade certificate”.',
      '需要蓋章的成績證明，請申請「成績證明」。',
    ),
  ),
  article(
    'sign-in',
    ['扫码签到失败', 'Signing in by code fails', '掃碼簽到失敗'],
    item(
      '用本应用的“扫一扫”扫描老师屏幕上的二维码；二维码会不断更新，截图无效。',
      'Use “Scan” in this app to scan the code on the teacher’s screen. It changes constantly, so a screenshot does not work.',
      '用本應用的「掃一掃」掃描老師螢幕上的 QR 碼；QR 碼會不斷更新，截圖無效。',
    ),
    item(
      '相机打不开时，在手机设置里允许使用相机，或输入二维码下方的数字。',
      'If the camera does not open, allow it in your phone settings or enter the digits below the code.',
      '相機打不開時，在手機設定裡允許使用相機，或輸入 QR 碼下方的數字。',
    ),
    item(
      '仍然失败请当场告诉老师，由老师补点名。',
      'If it still fails, tell the teacher right away, who can mark you present.',
      '仍然失敗請當場告訴老師，由老師補點名。',
    ),
  ),
]
