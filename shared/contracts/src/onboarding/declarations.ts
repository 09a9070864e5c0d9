/** Sentences that the user agrees to. The server stores the hash of the exact text, so a change gets a new name. */
export const DECLARATIONS = {
  'tax-2026-1': {
    en: 'I declare that what I have said about my citizenship and tax residency is true and complete. I will tell Sanchay within 30 days when any of it changes. I know that fund houses pass these details on to the tax authorities where the law asks for it (FATCA and CRS).',
    hi: 'मैं घोषणा करता/करती हूँ कि नागरिकता और कर निवास के बारे में मेरी दी हुई जानकारी सही और पूरी है। इसमें कुछ बदले तो मैं 30 दिन के भीतर संचय को बताऊँगा/बताऊँगी। मुझे पता है कि जहाँ क़ानून कहता है वहाँ फ़ंड हाउस यह जानकारी कर अधिकारियों को देते हैं (FATCA और CRS)।',
  },
  'nominee-opt-out-2026-1': {
    en: 'I do not want to name a nominee. I understand that my legal heirs would then need papers such as a succession certificate to receive the investments, and that this takes longer and costs more than with a nominee.',
    hi: 'मैं किसी को नामांकित नहीं करना चाहता/चाहती। मैं समझता/समझती हूँ कि तब मेरे क़ानूनी वारिसों को निवेश पाने के लिए उत्तराधिकार प्रमाणपत्र जैसे काग़ज़ देने होंगे, और इसमें नामांकन के मुक़ाबले ज़्यादा समय और ख़र्च लगेगा।',
  },
} as const;
export type DeclarationName = keyof typeof DECLARATIONS;
