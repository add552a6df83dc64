import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const trustWords = wordsOf({
  lead: [
    'PDF 阅读器起初不认识学校的签名。安装一次学校的根证书，以后打开学校发出的每一份文件，阅读器都会显示签名有效。',
    "PDF readers do not know the school's signature at first. Install the school's root certificate once, and your reader will show the school's signatures as valid.",
    'PDF 閱讀器起初不認識學校的簽名。安裝一次學校的根憑證，以後打開學校發出的每一份檔案，閱讀器都會顯示簽名有效。',
  ],
  notNeeded: [
    '只想核验一份文件？不用安装任何东西。',
    'Only want to verify one document? You do not need to install anything.',
    '只想核驗一份檔案？不用安裝任何東西。',
  ],
  toVerify: ['直接核验', 'Verify here', '直接核驗'],
  school: ['学校', 'School', '學校'],
  root: ['根证书', 'Root certificate', '根憑證'],
  download: ['下载根证书', 'Download root certificate', '下載根憑證'],
  fingerprint: ['SHA-256 指纹', 'SHA-256 fingerprint', 'SHA-256 指紋'],
  compare: [
    '安装之前，请用另一个途径（学校官网、公函或电话）得到指纹，与这里的对照。',
    "Before you install it, get the fingerprint another way (the school's website, a letter or a call) and compare the two.",
    '安裝之前，請用另一個途徑（學校官網、公函或電話）得到指紋，與這裡的對照。',
  ],
  pasted: ['把学校告诉您的指纹粘贴到这里', 'Paste the fingerprint from the school', '把學校告訴您的指紋貼到這裡'],
  same: ['一致，可以放心安装。', 'They match. It is safe to install.', '一致，可以放心安裝。'],
  different: [
    '不一致，请不要安装，并告诉学校。',
    'They do not match. Do not install it, and contact the school.',
    '不一致，請不要安裝，並告訴學校。',
  ],
  readers: ['在阅读器里安装', 'Install it in a reader', '在閱讀器裡安裝'],
  adobe: ['Adobe Acrobat / Reader', 'Adobe Acrobat / Reader', 'Adobe Acrobat / Reader'],
  adobe1: [
    '打开“编辑 › 首选项 › 签名”（Mac 在“Acrobat › 设置”），在“身份与可信任证书”旁点“更多”。',
    'Open Edit › Preferences › Signatures (on a Mac: Acrobat › Settings) and press More beside Identities & Trusted Certificates.',
    '打開「編輯 › 偏好設定 › 簽名」（Mac 在「Acrobat › 設定」），在「身分與可信任憑證」旁點「更多」。',
  ],
  adobe2: [
    '选“可信任的证书 › 导入”，选择下载的根证书文件。',
    'Choose Trusted Certificates › Import and select the root certificate you downloaded.',
    '選「可信任的憑證 › 匯入」，選擇下載的根憑證檔案。',
  ],
  adobe3: [
    '选中它，点“编辑信任”，勾选“将此证书用作可信任根”和“已验证的文档”，确定后重新打开文件。',
    'Select it, press Edit Trust, tick “Use this certificate as a trusted root” and “Certified documents”, press OK and open the document again.',
    '選取它，點「編輯信任」，勾選「將此憑證用作可信任根」和「已驗證的文件」，確定後重新打開檔案。',
  ],
  foxit: ['福昕 Foxit', 'Foxit', '福昕 Foxit'],
  foxit1: [
    '打开“文件 › 偏好设置 › 受信任的证书”，或“保护 › 受信任的证书”。',
    'Open File › Preferences › Trusted Certificates, or Protect › Trusted Certificates.',
    '打開「檔案 › 偏好設定 › 受信任的憑證」，或「保護 › 受信任的憑證」。',
  ],
  foxit2: [
    '点“添加”，选择下载的根证书文件。',
    'Press Add and select the root certificate you downloaded.',
    '點「新增」，選擇下載的根憑證檔案。',
  ],
  foxit3: [
    '勾选“将此证书作为受信任的根”，确定后重新打开文件。',
    'Tick “Use this certificate as a trusted root”, press OK and open the document again.',
    '勾選「將此憑證作為受信任的根」，確定後重新打開檔案。',
  ],
  others: ['其他阅读器', 'Other readers', '其他閱讀器'],
  others1: [
    '浏览器、手机和 macOS 预览能显示文件，但不检查签名，也不会提示改动：请在这里核验。',
    'Browsers, phones and Preview on macOS show the document but do not check signatures. Verify it here.',
    '瀏覽器、手機和 macOS 預覽能顯示檔案，但不檢查簽名，也不會提示改動：請在這裡核驗。',
  ],
  others2: [
    'Okular、LibreOffice 等使用系统证书库的程序，把根证书导入系统（或 NSS）证书库即可。',
    'Okular, LibreOffice and others use the system certificates. Import the root certificate there (or into the NSS store).',
    'Okular、LibreOffice 等使用系統憑證庫的程式，把根憑證匯入系統（或 NSS）憑證庫即可。',
  ],
  programmers: ['给开发者', 'For developers', '給開發者'],
  programmersText: [
    '公开的接口，无需登录。证明内的数据也以 W3C 可验证凭证提供，用 did:web 里的公钥即可核验。',
    'Open to everyone. Document facts are also available as a W3C Verifiable Credential, verified with the keys of the did:web document.',
    '公開的介面，無需登入。證明內的資料也以 W3C 可驗證憑證提供，用 did:web 裡的公鑰即可驗證。',
  ],
  trustList: ['信任列表：根证书、公钥和吊销', 'Trust list: roots, keys and revocations', '信任清單：根憑證、公鑰和撤銷'],
  rootCrl: ['吊销列表：根', 'Revocation list of the root', '撤銷清單：根'],
  issuingCrl: ['吊销列表：签发机构', 'Revocation list of the issuing authority', '撤銷清單：簽發機構'],
  did: ['did:web 文档', 'did:web document', 'did:web 文件'],
  none: ['这里还没有学校签发过文件。', 'No school has issued a document here yet.', '這裡還沒有學校簽發過檔案。'],
  fileName: (school: string): Phrase => [`${school}-根证书`, `${school}-root`, `${school}-根憑證`],
})
