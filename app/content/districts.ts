/** The 94 districts of Recife (municipal law 16.293 of 1997). "Recife Antigo" is the everyday name of the district Recife. */
// biome-ignore format: one line per entry would be too long
export const districts = [
  "Aflitos", "Afogados", "Água Fria", "Alto do Mandu", "Alto José Bonifácio", "Alto José do Pinho",
  "Alto Santa Terezinha", "Apipucos", "Areias", "Arruda", "Barro", "Beberibe", "Boa Viagem", "Boa Vista",
  "Bomba do Hemetério", "Bongi", "Brasília Teimosa", "Brejo da Guabiraba", "Brejo de Beberibe", "Cabanga", "Caçote",
  "Cajueiro", "Campina do Barreto", "Campo Grande", "Casa Amarela", "Casa Forte", "Caxangá", "Cidade Universitária",
  "Coelhos", "Cohab", "Coqueiral", "Cordeiro", "Córrego do Jenipapo", "Curado", "Derby", "Dois Irmãos", "Dois Unidos",
  "Encruzilhada", "Engenho do Meio", "Espinheiro", "Estância", "Fundão", "Graças", "Guabiraba", "Hipódromo", "Ibura",
  "Ilha do Leite", "Ilha do Retiro", "Ilha Joana Bezerra", "Imbiribeira", "Ipsep", "Iputinga", "Jaqueira",
  "Jardim São Paulo", "Jiquiá", "Jordão", "Linha do Tiro", "Macaxeira", "Madalena", "Mangabeira", "Mangueira",
  "Monteiro", "Morro da Conceição", "Mustardinha", "Nova Descoberta", "Paissandu", "Parnamirim", "Passarinho",
  "Pau-Ferro", "Peixinhos", "Pina", "Poço da Panela", "Ponto de Parada", "Porto da Madeira", "Prado", "Recife Antigo",
  "Rosarinho", "San Martin", "Sancho", "Santana", "Santo Amaro", "Santo Antônio", "São José", "Sítio dos Pintos",
  "Soledade", "Tamarineira", "Tejipió", "Torre", "Torreão", "Torrões", "Totó", "Várzea", "Vasco da Gama", "Zumbi",
] as const;
