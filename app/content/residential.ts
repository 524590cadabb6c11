import { DoorOpen, LockKeyhole, ShieldCheck, Wrench } from "lucide-react";
import { messages } from "./messages";
import { pages } from "./pages";
import type { ResidentialContent } from "./types";

export const residential: ResidentialContent = {
  kind: "residential",
  page: pages.residential,
  hero: {
    title: "Chaveiro residencial no Recife",
    highlight: "residencial",
    lead: "Porta batida, chave perdida ou fechadura emperrada: chegamos à sua casa ou apartamento em até 20 minutos.",
    message: messages.home,
  },
  cardsTitle: "Para entrar hoje e dormir tranquilo",
  cards: [
    {
      icon: DoorOpen,
      title: "Abertura de portas",
      description: "O vento bateu a porta? Abrimos a fechadura e a porta continua inteira.",
      features: ["Madeira, ferro e vidro", "Portões e cadeados", "Chave por dentro ou quebrada"],
      message: "Olá! Fiquei do lado de fora de casa. Endereço: ",
      buttonText: "Abrir minha porta",
      gradient: "home",
    },
    {
      icon: LockKeyhole,
      title: "Troca de fechaduras",
      description: "Mudou de casa, perdeu a chave ou trocou de inquilino? Segredo novo.",
      features: ["Troca do miolo ou da peça toda", "Um só segredo para várias portas", "Chaves novas na hora"],
      message: "Olá! Quero trocar a fechadura de casa. Tipo de porta e bairro: ",
      buttonText: "Trocar a fechadura",
      gradient: "home",
    },
    {
      icon: ShieldCheck,
      title: "Fechaduras de segurança",
      description: "Tetra, multiponto ou digital, instalada no prumo e explicada sem pressa.",
      features: ["Fechadura digital com senha", "Trava auxiliar e pega-ladrão", "Reforço do batente"],
      message: "Olá! Quero uma fechadura de segurança em casa. Tipo de porta e bairro: ",
      buttonText: "Reforçar minha porta",
      gradient: "home",
    },
    {
      icon: Wrench,
      title: "Manutenção",
      description: "Porta que raspa, trinco que não volta, dobradiça que a maresia comeu.",
      features: ["Ajuste de trinco e contratesta", "Lubrificação contra maresia", "Maçaneta e dobradiça"],
      message: "Olá! Minha fechadura precisa de manutenção. O problema é: ",
      buttonText: "Pedir manutenção",
      gradient: "home",
    },
  ],
  locks: {
    title: "Reconhece a sua fechadura?",
    note: "Se não souber o nome, uma foto da chave basta.",
    list: [
      { name: "Cilindro", description: "A mais comum, de chave serrilhada.", drawing: "cylinder" },
      { name: "Tetra", description: "Chave em cruz, quatro lados.", drawing: "tetra" },
      { name: "De sobrepor", description: "Caixa por fora, comum em portões.", drawing: "rim" },
      { name: "Digital", description: "Senha, cartão ou biometria.", drawing: "digital" },
      { name: "Multiponto", description: "Trava em vários pontos da porta.", drawing: "multipoint" },
      { name: "Elétrica", description: "Abre pelo interfone.", drawing: "electric" },
    ],
  },
  emergency: {
    title: "Panela no fogo e a porta bateu?",
    text: "Escreva “fogo” na mensagem e deixe a portaria avisada.",
    buttonText: "Pedir socorro agora",
  },
  reasonsTitle: "Sua porta em boas mãos",
  reasons: [
    {
      title: "Sem danos",
      text: "Abrimos pela própria fechadura, com paciência e ferramenta fina. Nada de pé de cabra.",
    },
    { title: "24 horas", text: "Domingo, feriado ou quatro da manhã. Quem mora no Recife tem a quem chamar." },
    { title: "Garantia", text: "O serviço é garantido. Se a fechadura não ficar como combinado, voltamos." },
  ],
};
